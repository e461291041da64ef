/** Requests of this site's pages, and those a person or a program sends without any page. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Whether a request that changes something comes from this site's own pages. Browsers say where it comes
 * from (Sec-Fetch-Site, or Origin in older ones); a program that says nothing is no other site's page.
 * @param sites origins whose pages count as own: those of the shop on static hosts
 */
export function isFromHere(headers: Headers, sites: readonly string[]): boolean {
  const from = headers.get('origin');
  if (from && sites.includes(from)) return true;
  const site = headers.get('sec-fetch-site');
  if (site) return OWN_SITES.has(site);
  if (!from) return true;
  return URL.canParse(from) && new URL(from).host === headers.get('host')?.toLowerCase();
}
