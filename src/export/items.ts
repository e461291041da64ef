import { otherConditions } from '#catalogue/product-key.ts';
import type { OfferMark, WholeEdition } from '#catalogue/whole-edition.ts';
import { asCard } from '#contract/as-card.ts';
import type { Observation, Product } from '#contract/product.ts';
import { type GoneItem, type ItemDetail, toItem, toSpans } from '#engine/files/item.ts';
import { type Content, digestOf, type FileWriter, type Written } from './file-writer.ts';
import { groupSizes, inParts, partsBySize } from './groups.ts';
import type { Numbering } from './numbering.ts';
import type { Made } from './record.ts';
import type { Seen } from './seen.ts';

/** The fewest products of an item file, and about how many files of them there are at most. */
const FEWEST = 2;
const MOST_FILES = 8_500;
/** Item files whose details lie in one file. */
const ITEM_FILES_A_DETAIL = 6;
/** Groups that are read at once: what that takes of memory. */
const GROUPS_AT_ONCE = 50;
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
  const detailChunk = chunk * ITEM_FILES_A_DETAIL;
  const all = Array.from({ length: size }, (_, at) => whole.offersOf.get(own[at + 1] as number) as Offers);
  const groups = groupSizes(
    all.map(([best]) => (best as OfferMark).id),
    chunk,
  );
  const items: string[] = [];
  const details: string[] = [];
  for (const window of inParts(partsBySize(all, groups), GROUPS_AT_ONCE)) {
    const planned = window.flatMap((group) => [
      plan('items', inParts(group, chunk)),
      plan('details', inParts(group, detailChunk)),
    ]);
    const read = offerReader(whole, seen, planned);
    for (const { kind, parts } of planned) {
      const contents = parts.map(({ offers, known }): Content => known ?? read[kind](offers));
      const { name, written } = writer.putParts(kind, contents);
      for (const [at, { source }] of parts.entries()) made.note(source, written[at] as Written);
      (kind === 'items' ? items : details).push(name);
    }
  }
  return {
    chunk,
    detailChunk,
    groups,
    items: items.join(''),
    details: writer.put('names', details.join('')),
  };

  /** What a product's part of a file is made from. */
  function sourceOf(kind: Kind, own: Offers): string {
    const { conditions = [] } = kind === 'details' ? inOtherConditions(whole, own[0] as OfferMark) : {};
    return [...own.map(seen.digest), ...conditions].join();
  }

  /** What of some parts an earlier export has made of the same offers. */
  function plan(kind: Kind, parts: readonly (readonly Offers[])[]): Planned {
    return {
      kind,
      parts: parts.map((offers) => {
        const source = `${kind} ${digestOf(offers.map((own) => sourceOf(kind, own)).join(';'))}`;
        return { offers, source, known: made.find(source) };
      }),
    };
  }
}

type Kind = 'items' | 'details';

/** Files of one name: the products of each, and where the same was written before. */
interface Planned {
  kind: Kind;
  parts: { offers: readonly Offers[]; source: string; known: Written | undefined }[];
}

/** Reads at once what has to be written anew, and makes the contents of files of it. */
function offerReader(
  whole: WholeEdition,
  seen: Seen,
  planned: readonly Planned[],
): Record<Kind, (part: readonly Offers[]) => string> {
  const missing = (wanted: Kind): Offers[] =>
    planned
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ parts }) => parts.flatMap(({ offers, known }) => (known ? [] : offers)));
  const bests = missing('items').flatMap(([best]) => best ?? []);
  const described = missing('details');
  const { cardOf, itemOf, productOf } = offersIn(whole, seen, [...bests, ...described.flat()]);
  const ids = described.flatMap(([best]) => best?.id ?? []);
  const histories = ids.length > 0 ? whole.histories(ids) : new Map<string, Observation[]>();
  const detailOf = ([first, ...others]: Offers): ItemDetail => {
    const best = first as OfferMark;
    return {
      description: productOf(best).descripcion_c10,
      others: others.map(itemOf),
      history: toSpans(histories.get(best.id) ?? [], best.seenAt),
      ...inOtherConditions(whole, best),
    };
  };
  return {
    items: (part) => JSON.stringify(part.map(([best]) => cardOf(best as OfferMark))),
    details: (part) => JSON.stringify(part.map(detailOf)),
  };
}

/** The best offers of the same thing in other conditions. */
function inOtherConditions(whole: WholeEdition, { productKey }: OfferMark): Pick<ItemDetail, 'conditions'> {
  const conditions = otherConditions(productKey).flatMap((key) => {
    const number = whole.numberOf(key);
    return number === undefined ? [] : (whole.offersOf.get(number)?.[0]?.id ?? []);
  });
  return conditions.length > 0 ? { conditions } : {};
}

/** Reads offers at once, to be told one by one. */
function offersIn(whole: WholeEdition, seen: Seen, marks: Offers) {
  const ids = [...new Set(marks.map(({ id }) => id))];
  const products = new Map(
    (ids.length > 0 ? whole.offers(ids) : []).map((product) => [product.id_c10, product]),
  );
  const productOf = ({ id }: OfferMark) => products.get(id) as Product;
  return {
    productOf,
    itemOf: (mark: OfferMark) => toItem(productOf(mark), seen.feedOf(mark)),
    cardOf: (mark: OfferMark) => toItem(asCard(productOf(mark)), seen.feedOf(mark)),
  };
}

/** Writes the offers that are gone; answers the name of the file that names theirs. */
export function writeGone(
  whole: WholeEdition,
  { inFiles }: Numbering,
  seen: Seen,
  writer: FileWriter,
): string {
  const names = inParts(whole.gone, GONE).map((marks) => {
    const { itemOf } = offersIn(whole, seen, marks);
    const histories = whole.histories(marks.map(({ id }) => id));
    const items = marks.map((mark): GoneItem => {
      const number = whole.numberOf(mark.productKey);
      return {
        item: itemOf(mark),
        product: number === undefined ? 0 : (inFiles[number] as number),
        history: number === undefined ? toSpans(histories.get(mark.id) ?? [], mark.seenAt) : [],
        ...inOtherConditions(whole, mark),
      };
    });
    return writer.put('gone', JSON.stringify(items));
  });
  return writer.put('names', JSON.stringify({ chunk: GONE, names: names.join('') }));
}
