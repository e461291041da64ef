import type { Offer } from '#catalogue/offer.ts';
import { indexedTexts } from '#catalogue/sqlite/product-texts.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { createColumns } from '#engine/index/columns.ts';
import type { Ranking } from '#engine/index/ranking.ts';
import type { Segment } from '#engine/index/segment.ts';
import { wordsIn } from '#engine/index/segment.ts';
import { createSegmentBuilder } from '#engine/index/segment-builder.ts';
import { openSnapshot } from '#engine/index/snapshot.ts';
import { buildSpelling } from '#engine/spelling/build.ts';
import type { Ranker } from './rankers.ts';

/** Builds the index of offers in memory, as often as its constants change and without a store. */
export function createTuningIndex(edition: EditionKey, offers: readonly Offer[]) {
  const { language } = editions[edition];
  const texts = offers.map((offer) => indexedTexts(offer, language));
  const columns = createColumns(offers.length + 1);
  columns.owner.fill(1, 1);
  const names = { brands: [], categories: [], subcategories: [] };
  let built: { key: string; segment: Segment; spelling: ReturnType<typeof buildSpelling> } | undefined;

  return (ranking: Ranking): Ranker => {
    const key = JSON.stringify([ranking.fields, ranking.saturation]);
    if (built?.key !== key) {
      const builder = createSegmentBuilder(language, ranking);
      for (const [index, text] of texts.entries()) builder.add(index + 1, text);
      const segment = builder.finish(1);
      built = { key, segment, spelling: built?.spelling ?? buildSpelling(wordsIn(segment)) };
    }
    const { segment, spelling } = built;
    const snapshot = openSnapshot({ columns, names, segments: [segment], spelling }, { language, ranking });
    return {
      name: 'tuned',
      search: async (text, limit) =>
        Array.from(
          snapshot.search({ edition, text, limit }).products,
          (number) => (offers[number - 1] as Offer).id,
        ),
    };
  };
}
