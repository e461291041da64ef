import type { favourites as english } from '../en/favourites.ts';

export const favourites: typeof english = {
  favourites: {
    title: 'Mes favoris',
    count: '{n, plural, one {Vous avez # produit enregistré} other {Vous avez # produits enregistrés}}',
    clear: 'Vider les favoris',
    empty: 'Vous n’avez pas encore de favoris',
    emptyHint: 'Cliquez sur le cœur d’un produit pour le garder ici.',
    explore: 'Explorer les produits',
    add: 'Ajouter aux favoris',
    remove: 'Retirer des favoris',
    addNamed: 'Ajouter {name} aux favoris',
    loading: 'Chargement de vos favoris...',
    noScript: 'Les favoris sont conservés dans votre navigateur et nécessitent JavaScript.',
    keptHere: 'Vos favoris ne sont conservés que dans ce navigateur.',
    order: 'Trier par',
    orders: {
      saved: 'Les plus récents d’abord',
      drop: 'Plus forte baisse de prix',
      price: 'Prix le plus bas',
    },
    dropped:
      '{n, plural, one {# a baissé de prix depuis que vous l’avez enregistré} other {# ont baissé de prix depuis que vous les avez enregistrés}}',
    cheaper: '{price} de moins que lors de l’enregistrement',
    dearer: '{price} de plus que lors de l’enregistrement',
    checking: 'Vérification des prix du jour...',
    checkingPrice: 'vérification du prix...',
    unchecked: 'prix non vérifié',
    unnamed: 'Produit enregistré',
    similar: 'Produits similaires',
    similarTo: 'Chercher des produits similaires à {name}',
    search: 'Le rechercher',
    searchFor: 'Rechercher {name}',
    failed: 'Les prix du jour n’ont pas pu être vérifiés',
    failedHint: 'Vos favoris s’affichent tels qu’ils ont été enregistrés, sans lien vers la boutique.',
  },
};
