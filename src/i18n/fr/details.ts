import type { details as english } from '../en/details.ts';

export const details: typeof english = {
  details: {
    loading: 'Chargement des détails...',
    slow: 'Cela prend plus de temps que d’habitude.',
    failed: 'Impossible de charger les détails',
    failedHint: 'Vous voyez ce que la liste savait déjà. Le lien vers la boutique fonctionne toujours.',
    retry: 'Réessayer',
    gone: 'Ce produit n’est plus vendu',
    goneHint: 'Aucune boutique ne le propose en ce moment. Un produit similaire peut convenir.',
    allOffers: 'Toutes les offres',
    price: 'Prix',
    delivery: 'Livraison',
    stock: 'Disponibilité',
    goTo: 'Aller à la boutique',
    facts: 'Fiche',
    historyNote: '{shop}, {days}',
    historyText:
      'Entre le {from} et le {to}, le prix le plus bas était de {lowest} et le plus haut de {highest} ; il est maintenant de {now}.',
    picture: 'Image {n} sur {total} : {name}',
    newTab: 's’ouvre dans un nouvel onglet',
    linkFailed: 'Copiez cette adresse : {address}',
    moving: {
      title: 'Déplacer et redimensionner',
      left: 'Vers la gauche',
      right: 'Vers la droite',
      up: 'Vers le haut',
      down: 'Vers le bas',
      wider: 'Plus large',
      narrower: 'Plus étroite',
      taller: 'Plus haute',
      shorter: 'Plus basse',
    },
    windowLoading: 'Chargement du produit...',
    windowFailed: 'Impossible de charger le produit.',
  },
};
