import type { frame as english } from '../en/frame.ts';

export const frame: typeof english = {
  frame: {
    subcategoriesOf: 'Sous-catégories de {name}',
    sidePanel: 'Populaire en ce moment',
  },
  /** What stands in each section of the home page, and its controls. */
  sections: {
    popular: 'Bien notés et vendus par de nombreuses boutiques ; ce qui est ouvert ici compte aussi.',
    recentDeals: 'Baisses de prix sur les produits les plus récents.',
    bestSellers:
      'Le produit le plus populaire de chaque grande catégorie, selon ce qui est ouvert ici et le nombre de boutiques qui le vendent. Les boutiques ne nous disent pas leurs ventes.',
    onSale: 'Les baisses de prix les plus consultées.',
    newArrivals: 'Les produits les plus récents de nos boutiques partenaires.',
    recommended: 'Choisis d’après ce que vous avez ouvert sur cet appareil. Cette liste y reste.',
    forget: 'Oublier ce que j’ai ouvert',
    forgotten: 'Ce que vous aviez ouvert est oublié.',
    loadingMore: 'Chargement d’autres produits...',
    moreFailed: 'Impossible de charger d’autres produits. Réessayez.',
    searchesNow: 'Recherches populaires :',
  },
  alerts: {
    title: 'Alertes bonnes affaires',
    text: 'Recevez un e-mail quand un prix baisse vraiment.',
    email: 'Adresse e-mail',
    emailPlaceholder: 'nom@exemple.com',
    subscribe: 'S’abonner',
    sending: 'Envoi...',
    note: 'Nous n’envoyons pas encore d’e-mails. Nous gardons votre adresse sept jours ; si les envois commencent d’ici là, vous recevrez un e-mail de confirmation. Sinon, elle est supprimée.',
    stored:
      'Votre inscription est gardée sept jours. Aucun e-mail n’a été envoyé, car l’envoi n’est pas encore en place.',
    required: 'Saisissez votre adresse e-mail',
    invalid: 'Saisissez une adresse e-mail comme nom@exemple.com',
    busy: 'Il y a eu trop d’inscriptions depuis ici. Réessayez dans une heure.',
    failed: 'L’inscription n’a pas abouti. Réessayez dans un instant.',
    notHere: 'Les inscriptions ne sont pas possibles ici pour le moment.',
  },
};
