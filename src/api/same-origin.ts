/** Requests of this site's pages, and those a person or a program sends without any page. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Whether a request that changes something comes from this site's own pages. Browsers say where it comes
 * from (Sec-Fetch-Site, or Origin in older ones); a program that says nothing is no other site's page.
 */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return OWN_SITES.has(site);
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')?.toLowerCase();
}
