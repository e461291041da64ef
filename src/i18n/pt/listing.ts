import type { listing as english } from '../en/listing.ts';

export const listing: typeof english = {
  filters: 'Filtrar',
  closeFilters: 'Fechar os filtros',
  chosen: 'Filtros escolhidos',
  range: 'Produtos {from}–{to} de {total}',
};
