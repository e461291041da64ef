/** Opens in a new tab and tells search engines that the link is paid for (trust: outbound links). */
export const OUTBOUND = Object.freeze({ target: '_blank', rel: 'sponsored nofollow noopener' });

/** The same for a link that nothing is paid for. */
export const PLAIN_OUTBOUND = Object.freeze({ target: '_blank', rel: 'nofollow noopener' });

interface Programme {
  advertiserId?: string;
  displayUrl?: string;
}

/**
 * The tracking link to a shop's own page, or null unless the shop has a display address (https) and an
 * advertiser number, and this site has a publisher number.
 */
export function affiliateLink(programme: Programme, publisherId: string | undefined): string | null {
  const target = plainLink(programme);
  if (!target || !publisherId) return null;
  const awinmid = programme.advertiserId?.trim() ?? '';
  return `https://www.awin1.com/cread.php?${new URLSearchParams({ awinmid, awinaffid: publisherId, ued: target })}`;
}

/** A shop's own page without tracking, or null unless the shop has a display address (https) and a number. */
export function plainLink({ advertiserId = '', displayUrl }: Programme): string | null {
  return /^\d+$/.test(advertiserId.trim()) ? secureUrl(displayUrl) : null;
}

/** The address as browsers write it, or null unless it is https; a bare host name is taken as https. */
export function secureUrl(text: string | undefined): string | null {
  const given = text?.trim();
  if (!given) return null;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  const url = URL.parse(full);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username ? url.href : null;
}
