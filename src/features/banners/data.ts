import type { Edition } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';
import content from '../../../data/banners.json' with { type: 'json' };
import { type Banners, type BannerView, bannersSchema, bannerViews, type Slot } from './banners.ts';

let read: Banners | undefined;

/** The banners of a slot. @throws AppError `banners_invalid`, which names what is wrong in the file */
export function bannersOf(slot: Slot, edition: Edition): BannerView[] {
  read ??= readBanners();
  return bannerViews(read[slot], edition);
}

function readBanners(): Banners {
  const parsed = bannersSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError('banners_invalid', `data/banners.json: ${issue?.path.join('.')} ${issue?.message}.`);
}
