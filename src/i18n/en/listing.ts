/** The tools and pages of a list. */
export const listing = {
  filters: 'Filter',
  closeFilters: 'Close the filters',
  chosen: 'Chosen filters',
  range: 'Products {from}–{to} of {total}',
};
