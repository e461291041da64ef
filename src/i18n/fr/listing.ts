import type { listing as english } from '../en/listing.ts';

export const listing: typeof english = {
  filters: 'Filtrer',
  closeFilters: 'Fermer les filtres',
  chosen: 'Filtres choisis',
  range: 'Produits {from}–{to} sur {total}',
};
