import { asAsked } from '#contract/as-card.ts';
import type { Product, ProductDetail } from '#contract/product.ts';
import { countOf, type Directory, type Names, nameAt, pathOf, tableOf } from '#engine/files/directory.ts';
import { fromItem, fromSpans, type GoneItem, type Item, type ItemDetail } from '#engine/files/item.ts';
import type { OfferPlace } from '#engine/files/tables.ts';
import { type Held, jsonAt, type Source, textAt } from './not-here.ts';

/** Products, and where they are by their ids and codes. All throw `NotHere`. */
export function createItems(directory: Directory, held: Held) {
  const { chunk, detailChunk, groups, items, seen } = directory;
  const starts = groupStarts(groups);
  const namesOf = (kind: 'ids' | 'codes') => textAt(pathOf('names', directory[kind]));
  const detailNames = textAt(pathOf('names', directory.details));

  function placeOf(product: number): { group: number; at: number } {
    let low = 0;
    let high = groups.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= product) low = middle;
      else high = middle - 1;
    }
    return { group: low, at: product - (starts[low] as number) };
  }

  const fileOf = (product: number): Source<Item[]> => {
    const { group, at } = placeOf(product);
    return jsonAt(pathOf('items', nameAt(items, group), Math.floor(at / chunk)));
  };

  function detailFile(product: number): Source<ItemDetail[]> {
    const names = held.get(detailNames);
    const { group, at } = placeOf(product);
    return jsonAt(pathOf('details', nameAt(names, group), Math.floor(at / detailChunk)));
  }

  const heldDetail = (product: number): ItemDetail =>
    held.get(detailFile(product))[placeOf(product).at % detailChunk] as ItemDetail;

  /** Products as `asCard` leaves them. */
  function cardsAt(numbers: readonly number[]): Product[] {
    held.demand(numbers.map(fileOf));
    return numbers.map((number) => {
      const file = held.get(fileOf(number));
      return fromItem(file[placeOf(number).at % chunk] as Item, seen);
    });
  }

  function productsAt(numbers: readonly number[], { asCards = false } = {}): Product[] {
    if (asCards || numbers.length === 0) return cardsAt(numbers);
    held.demand([...numbers.map(fileOf), ...numbers.map(detailFile)]);
    return cardsAt(numbers).map((product, at) => {
      const { description } = heldDetail(numbers[at] as number);
      return description === undefined ? product : { ...product, descripcion_c10: description };
    });
  }

  /** What all shops ask for a product, the best first. */
  function offersAt(number: number): Product[] {
    const [product] = productsAt([number]) as [Product];
    return [product, ...heldDetail(number).others.map((item) => fromItem(item, seen))];
  }

  function detailAt(number: number): ProductDetail {
    const offers = offersAt(number);
    const [product] = offers as [Product];
    const { history, conditions = [] } = heldDetail(number);
    return {
      product,
      offers,
      history: fromSpans(history, product.seen_at),
      other_conditions: bests(conditions),
    };
  }

  /** Products by the ids of their best offers. */
  function bests(ids: readonly string[]): Product[] {
    if (ids.length === 0) return [];
    return productsAt(lookUp<number>('ids', ids).filter((place) => place !== undefined));
  }

  const goneNames = jsonAt<{ chunk: number; names: Names }>(pathOf('names', directory.gone));

  function goneFile(place: number): Source<GoneItem[]> {
    const { chunk, names } = held.get(goneNames);
    return jsonAt(pathOf('gone', nameAt(names, Math.floor(place / chunk))));
  }

  const goneAt = (place: number): GoneItem =>
    held.get(goneFile(place))[place % held.get(goneNames).chunk] as GoneItem;

  function lookUp<T>(kind: 'ids' | 'codes', keys: readonly string[]): (T | undefined)[] {
    const names = held.get(namesOf(kind));
    if (names === '') return keys.map(() => undefined);
    const tableAt = (key: string) =>
      jsonAt<Record<string, T>>(pathOf(kind, nameAt(names, tableOf(key, countOf(names)))));
    held.demand(keys.map(tableAt));
    return keys.map((key) => {
      const table = held.get(tableAt(key));
      return Object.hasOwn(table, key) ? table[key] : undefined;
    });
  }

  return {
    productsAt,
    /** The offers with these ids, each once; unknown ones are left out. */
    offers(ids: readonly string[], { asCards = false } = {}): Product[] {
      const wanted = [...new Set(ids)];
      held.demand([namesOf('ids'), ...(asCards ? [] : [detailNames])]);
      const places = lookUp<OfferPlace>('ids', wanted).filter((place) => place !== undefined);
      demandFiles(places, asCards);
      const offers = places.map((place) => {
        if (typeof place !== 'number') return offersAt(place[0])[place[1]] as Product;
        if (place > 0) return productsAt([place], { asCards })[0] as Product;
        return fromItem(goneAt(-1 - place).item, seen);
      });
      return asAsked(offers, { asCards });
    },
    /** The product that an offer belongs to; null where there is none. */
    detail(id: string): ProductDetail | null {
      held.demand([namesOf('ids'), detailNames]);
      const [place] = lookUp<OfferPlace>('ids', [id]);
      if (place === undefined) return null;
      if (typeof place !== 'number') return detailAt(place[0]);
      if (place > 0) return detailAt(place);
      const { item, product: number, history, conditions = [] } = goneAt(-1 - place);
      if (number > 0) return detailAt(number);
      const product = fromItem(item, seen);
      return {
        product,
        offers: [],
        history: fromSpans(history, product.seen_at),
        other_conditions: bests(conditions),
      };
    },
    /** The numbers of the products that codes name. */
    withCodes: (codes: readonly string[]): number[] => [
      ...new Set(lookUp<number[]>('codes', codes).flatMap((numbers) => numbers ?? [])),
    ],
  };

  /** Fetches the files of many places at once. */
  function demandFiles(places: readonly OfferPlace[], asCards: boolean): void {
    const ofBest = places.filter((place) => typeof place === 'number' && place > 0) as number[];
    const ofOthers = places.flatMap((place) => (typeof place === 'number' ? [] : [place[0]]));
    const gone = places.filter((place) => typeof place === 'number' && place < 0) as number[];
    const detailed = asCards ? ofOthers : [...ofBest, ...ofOthers];
    held.demand([...(gone.length > 0 ? [goneNames] : []), ...(detailed.length > 0 ? [detailNames] : [])]);
    held.demand([
      ...[...ofBest, ...ofOthers].map(fileOf),
      ...detailed.map(detailFile),
      ...gone.map((place) => goneFile(-1 - place)),
    ]);
  }
}

export type Items = ReturnType<typeof createItems>;

function groupStarts(groups: readonly number[]): number[] {
  let next = 1;
  return groups.map((length) => {
    const start = next;
    next += length;
    return start;
  });
}
