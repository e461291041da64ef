import { z } from 'zod';
import { type Advertiser, advertiserSchema } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { affiliateLink, plainLink } from '#lib/affiliate.ts';

/** The bundled advertiser list: a list of programmes for each edition. */
const directorySchema = z.object({ ES: z.array(advertiserSchema), UK: z.array(advertiserSchema) });

/** The programmes of an edition from the list's text; none where it is not usable, which is reported. */
export function readDirectory(
  text: string | undefined,
  edition: EditionKey,
  report: (problem: string) => void,
): Advertiser[] {
  try {
    return directorySchema.parse(JSON.parse(text ?? ''))[edition];
  } catch (error) {
    report(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
    return [];
  }
}

/** A shop as its card shows it. */
export interface StoreCard {
  id: string;
  name: string;
  description: string;
  initial: string;
  /** One of six quiet colours, the same for a name every time. */
  tint: number;
  /** Only this site's own pictures: a remote one would be a request to others before any consent. */
  logo?: string;
  /** The tracking link, or the shop's own address where this site has no publisher number. */
  link?: string;
  /** Whether the link is the tracking one. */
  paid: boolean;
  /** What it has on sale here. */
  offers: number;
}

const TINTS = 6;

/** The network lists itself as a programme; it is no shop. */
const NETWORK = 'awin';

/** The shops of an edition as cards, sorted by name as its language sorts; the network is left out. */
export function storeCards(
  advertisers: readonly Advertiser[],
  options: { locale: string; publisherId?: string; offers?: ReadonlyMap<string, number> },
): StoreCard[] {
  const collator = new Intl.Collator(options.locale, { sensitivity: 'base', numeric: true });
  return advertisers
    .map((advertiser) => ({ ...advertiser, programmeName: advertiser.programmeName.trim() }))
    .filter(({ programmeName }) => programmeName && programmeName.toLowerCase() !== NETWORK)
    .sort((a, b) => collator.compare(a.programmeName, b.programmeName))
    .map((advertiser) => {
      const paidLink = affiliateLink(advertiser, options.publisherId);
      return {
        id: advertiser.advertiserId,
        name: advertiser.programmeName,
        description: advertiser.descriptionShort,
        initial: initialOf(advertiser.programmeName),
        tint: tintOf(advertiser.programmeName),
        logo: advertiser.logoUrl && /^\/(?!\/)/.test(advertiser.logoUrl) ? advertiser.logoUrl : undefined,
        link: paidLink ?? plainLink(advertiser) ?? undefined,
        paid: paidLink !== null,
        offers: options.offers?.get(advertiser.advertiserId) ?? 0,
      };
    });
}

function initialOf(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase();
}

function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % TINTS;
}
