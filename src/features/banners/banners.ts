import { z } from 'zod';
import type { Edition } from '#editions/editions.ts';
import { OUTBOUND, secureUrl } from '#lib/affiliate.ts';
import { linkAddress } from '#lib/base.ts';

/** Banners a slot may turn through; more would each be seen too seldom. */
const MOST = 6;

const line = (max: number) => z.string().trim().min(1).max(max);
const words = z.strictObject({ title: line(40), text: line(60), action: line(30) });

const leadsOut = (href: string) => href.startsWith('https://') && secureUrl(href) !== null;

const bannerSchema = z.strictObject({
  /** The files `public/brand/<picture>` and `<picture>-narrow`, as AVIF and WebP. */
  picture: z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a picture in public/brand'),
  /** The colour of the picture's left edge, on which the words stand. */
  tone: z.enum(['warm', 'cool', 'soft', 'fresh']),
  /** A page of this site, or an https address that leads out. */
  href: z
    .string()
    .refine((href) => /^\/(?!\/)/.test(href) || leadsOut(href), 'must begin with / or be an https address'),
  /** Where only these editions show it. */
  editions: z.array(z.enum(['ES', 'UK'])).optional(),
  words: z.strictObject({ en: words, es: words }),
});
type Banner = z.infer<typeof bannerSchema>;

const slot = z.array(bannerSchema).max(MOST);
export const bannersSchema = z.strictObject({ top: slot, bottom: slot });
export type Banners = z.infer<typeof bannersSchema>;
export type Slot = keyof Banners;

/** A banner as its slot shows it. */
export interface BannerView extends Pick<Banner, 'picture' | 'tone' | 'href'> {
  title: string;
  text: string;
  action: string;
  /** Of the link: a new tab and a paid relation where it leads out. */
  out: typeof OUTBOUND | undefined;
}

/** The banners of a slot in an edition, in their order. */
export function bannerViews(
  banners: readonly Banner[],
  { key, language }: Pick<Edition, 'key' | 'language'>,
): BannerView[] {
  return banners
    .filter(({ editions }) => editions?.includes(key) ?? true)
    .map(({ picture, tone, href, words }) => ({
      picture,
      tone,
      href: href.startsWith('/') ? linkAddress(href) : href,
      ...words[language],
      out: href.startsWith('/') ? undefined : OUTBOUND,
    }));
}
