import type { OfferMark, WholeEdition } from '#catalogue/whole-edition.ts';
import type { Product } from '#contract/product.ts';
import { type GoneItem, type ItemDetail, toItem, toSpans } from '#engine/files/item.ts';
import { digestOf, type FileWriter } from './file-writer.ts';
import { groupSizes, inParts } from './groups.ts';
import type { Numbering } from './numbering.ts';
import type { Seen } from './seen.ts';

/** Names that an earlier export gave to what is written, by a digest of what that is made of. */
export interface Made {
  earlier: ReadonlyMap<string, string>;
  now: Map<string, string>;
}

/** The fewest products of an item file, and about how many files of them there are at most. */
const FEWEST = 3;
const MOST_FILES = 4_500;
/** Gone offers of a file: they are seldom asked for. */
const GONE = 16;

/** Writes products and their details in files of neighbours. */
export function writeItems(
  whole: WholeEdition,
  numbering: Numbering,
  seen: Seen,
  writer: FileWriter,
  made: Made,
) {
  const { size, own } = numbering;
  const chunk = Math.max(FEWEST, Math.ceil(size / MOST_FILES));
  const marks = Array.from({ length: size }, (_, at) => whole.offersOf.get(own[at + 1] as number) ?? []);
  const groups = groupSizes(
    marks.map(([best]) => best?.id ?? ''),
    chunk,
  );
  const items: string[] = [];
  const details: string[] = [];
  let start = 0;
  for (const length of groups) {
    const group = marks.slice(start, start + length);
    start += length;
    const digest = digestOf(group.map((offers) => offers.map(seen.digest).join()).join(';'));
    const parts = Math.ceil(length / chunk);
    const known = [
      made.earlier.get(`items ${chunk} ${digest}`),
      made.earlier.get(`details ${digest}`),
    ] as const;
    const isKept =
      known[0] !== undefined &&
      known[1] !== undefined &&
      writer.keep('items', known[0], parts) &&
      writer.keep('details', known[1]);
    const [item, detail] = isKept ? (known as readonly [string, string]) : write(group);
    made.now.set(`items ${chunk} ${digest}`, item);
    made.now.set(`details ${digest}`, detail);
    items.push(item);
    details.push(detail);
  }
  return { chunk, groups, items: items.join(''), details: writer.put('names', details.join('')) };

  function write(group: readonly (readonly OfferMark[])[]): readonly [string, string] {
    const all = group.flat();
    const products = new Map(
      whole.offers(all.map(({ id }) => id)).map((product) => [product.id_c10, product]),
    );
    const histories = whole.histories(group.flatMap(([best]) => best?.id ?? []));
    const itemOf = (mark: OfferMark) => toItem(products.get(mark.id) as Product, seen.feedOf(mark));
    const bests = group.flatMap(([best]) => (best ? [itemOf(best)] : []));
    const rest = group.map(
      ([best, ...others]): ItemDetail => ({
        others: others.map(itemOf),
        history: best ? toSpans(histories.get(best.id) ?? [], best.seenAt) : [],
      }),
    );
    return [
      writer.putParts(
        'items',
        inParts(bests, chunk).map((part) => JSON.stringify(part)),
      ),
      writer.put('details', JSON.stringify(rest)),
    ];
  }
}

/** Writes the offers that are gone; answers the name of the file that names theirs. */
export function writeGone(whole: WholeEdition, numbering: Numbering, seen: Seen, writer: FileWriter): string {
  const names = inParts(whole.gone, GONE).map((marks) => {
    const ids = marks.map(({ id }) => id);
    const products = new Map(whole.offers(ids).map((product) => [product.id_c10, product]));
    const histories = whole.histories(ids);
    const items = marks.map((mark): GoneItem => {
      const number = whole.numberOf(mark.productKey);
      return {
        item: toItem(products.get(mark.id) as Product, seen.feedOf(mark)),
        product: number === undefined ? 0 : (numbering.inFiles[number] as number),
        history: number === undefined ? toSpans(histories.get(mark.id) ?? [], mark.seenAt) : [],
      };
    });
    return writer.put('gone', JSON.stringify(items));
  });
  return writer.put('names', JSON.stringify({ chunk: GONE, names: names.join('') }));
}
