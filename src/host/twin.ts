/** Parameters that change what a list or a search shows; others leave the prerendered page as it is. */
const SHOWN_BY = ['page', 'sort', 'condition', 'min_price', 'max_price', 'q', 'brand', 'product'];
const TWINNED = /^\/(?:search|deals|featured|popular|recent)$|^\/(?:category|subcategory)\/./;

/**
 * The address that renders a list or search page with its query on demand, or null where the
 * prerendered page answers.
 */
export function onDemandAddress(path: string, query: string): string | null {
  if (query.length < 2 || !TWINNED.test(path)) return null;
  const parameters = new URLSearchParams(query);
  return SHOWN_BY.some((name) => parameters.get(name)) ? `/on-demand${path}${query}` : null;
}
