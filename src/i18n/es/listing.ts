import type { listing as english } from '../en/listing.ts';

export const listing: typeof english = {
  filters: 'Filtrar',
  closeFilters: 'Cerrar los filtros',
  chosen: 'Filtros elegidos',
  range: 'Productos {from}–{to} de {total}',
};
