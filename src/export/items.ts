import type { OfferMark, WholeEdition } from '#catalogue/whole-edition.ts';
import type { Product } from '#contract/product.ts';
import { type GoneItem, type ItemDetail, toItem, toSpans } from '#engine/files/item.ts';
import { type Content, digestOf, type FileWriter } from './file-writer.ts';
import { groupSizes, inParts } from './groups.ts';
import type { Numbering } from './numbering.ts';
import type { Made } from './record.ts';
import type { Seen } from './seen.ts';

/** The fewest products of an item file, and about how many files of them there are at most. */
const FEWEST = 2;
const MOST_FILES = 6_600;
/** Gone offers of a file: they are seldom asked for. */
const GONE = 16;

/** The offers of a product, the best first. */
type Offers = readonly OfferMark[];

/** Writes products and their details in files of neighbours. */
export function writeItems(
  whole: WholeEdition,
  { size, own }: Numbering,
  seen: Seen,
  writer: FileWriter,
  made: Made,
) {
  const chunk = Math.max(FEWEST, Math.ceil(size / MOST_FILES));
  const all = Array.from({ length: size }, (_, at) => whole.offersOf.get(own[at + 1] as number) as Offers);
  const groups = groupSizes(
    all.map(([best]) => (best as OfferMark).id),
    chunk,
  );
  const items: string[] = [];
  const details: string[] = [];
  let start = 0;
  for (const length of groups) {
    const group = all.slice(start, start + length);
    start += length;
    items.push(put('items', inParts(group, chunk), bestOf));
    details.push(put('details', [group], detailsOf));
  }
  return { chunk, groups, items: items.join(''), details: writer.put('names', details.join('')) };

  /** Writes the parts anew that are made of something else than before. */
  function put(
    kind: string,
    parts: readonly (readonly Offers[])[],
    contentOf: (part: readonly Offers[]) => string,
  ) {
    const sources = parts.map(
      (part) => `${kind} ${digestOf(part.map((offers) => offers.map(seen.digest).join()).join(';'))}`,
    );
    const contents = parts.map((part, at): Content => made.find(sources[at] as string) ?? contentOf(part));
    const { name, written } = writer.putParts(kind, contents);
    for (const [at, source] of sources.entries()) made.note(source, written[at] as (typeof written)[number]);
    return name;
  }

  function bestOf(part: readonly Offers[]): string {
    const bests = part.map(([best]) => best as OfferMark);
    const itemOf = itemReader(whole, seen, bests);
    return JSON.stringify(bests.map(itemOf));
  }

  function detailsOf(part: readonly Offers[]): string {
    const itemOf = itemReader(
      whole,
      seen,
      part.flatMap(([, ...others]) => others),
    );
    const histories = whole.histories(part.map(([best]) => (best as OfferMark).id));
    const details = part.map(([first, ...others]): ItemDetail => {
      const best = first as OfferMark;
      return { others: others.map(itemOf), history: toSpans(histories.get(best.id) ?? [], best.seenAt) };
    });
    return JSON.stringify(details);
  }
}

/** Reads offers at once, to be told one by one. */
function itemReader(whole: WholeEdition, seen: Seen, marks: Offers) {
  const ids = marks.map(({ id }) => id);
  const products = new Map(
    (ids.length > 0 ? whole.offers(ids) : []).map((product) => [product.id_c10, product]),
  );
  return (mark: OfferMark) => toItem(products.get(mark.id) as Product, seen.feedOf(mark));
}

/** Writes the offers that are gone; answers the name of the file that names theirs. */
export function writeGone(
  whole: WholeEdition,
  { inFiles }: Numbering,
  seen: Seen,
  writer: FileWriter,
): string {
  const names = inParts(whole.gone, GONE).map((marks) => {
    const itemOf = itemReader(whole, seen, marks);
    const histories = whole.histories(marks.map(({ id }) => id));
    const items = marks.map((mark): GoneItem => {
      const number = whole.numberOf(mark.productKey);
      return {
        item: itemOf(mark),
        product: number === undefined ? 0 : (inFiles[number] as number),
        history: number === undefined ? toSpans(histories.get(mark.id) ?? [], mark.seenAt) : [],
      };
    });
    return writer.put('gone', JSON.stringify(items));
  });
  return writer.put('names', JSON.stringify({ chunk: GONE, names: names.join('') }));
}
