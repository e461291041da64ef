/** Opens in a new tab and tells search engines that the link is paid for (trust: outbound links). */
export const OUTBOUND = { target: '_blank', rel: 'sponsored nofollow noopener' } as const;

interface Programme {
  advertiserId?: string;
  displayUrl?: string;
}

/**
 * The tracking link to a shop's own page, or null unless the shop has a display address (https) and an
 * advertiser number, and this site has a publisher number.
 */
export function affiliateLink(programme: Programme, publisherId: string | undefined): string | null {
  const advertiserId = programme.advertiserId?.trim() ?? '';
  const target = secureUrl(programme.displayUrl);
  if (!target || !publisherId || !/^\d+$/.test(advertiserId)) return null;
  const query = new URLSearchParams({ awinmid: advertiserId, awinaffid: publisherId, ued: target });
  return `https://www.awin1.com/cread.php?${query}`;
}

/** The address as browsers write it, or null unless it is https; a bare host name is taken as https. */
export function secureUrl(text: string | undefined): string | null {
  const given = text?.trim();
  if (!given) return null;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  const url = URL.parse(full);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username ? url.href : null;
}
