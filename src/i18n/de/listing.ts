import type { listing as english } from '../en/listing.ts';

export const listing: typeof english = {
  filters: 'Filtern',
  closeFilters: 'Filter schließen',
  chosen: 'Gewählte Filter',
  range: 'Produkte {from}–{to} von {total}',
};
