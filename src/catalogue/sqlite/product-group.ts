import { discountPercent } from '#lib/money.ts';
import type { Standing } from './ageing.ts';

/** What is read of a live offer to make the product it belongs to. */
export interface LiveOffer {
  id: number;
  idC10: string;
  network: string;
  merchantId: string;
  textHash: string;
  price: number;
  deliveryCost: number | null;
  earlierPrice: number | null;
  standing: Standing;
  rating: number | null;
  condition: string;
  brand: string | null;
  category: string | null;
  subcategory: string | null;
  firstSeenAt: string;
}

/** A product as lists and search see it. Prices are minor units, the discount whole percent. */
export interface ProductFacts {
  offer: LiveOffer;
  lowestPrice: number;
  shops: number;
  discount: number;
  rating: number | null;
  createdAt: string;
  category: string | null;
  subcategory: string | null;
}

/**
 * The product of offers that share a code. The best one stands for it, `bestFirst` says which; shops and the
 * lowest price are of those that stand as well as it does; the place in the tree is the best offer's that has one.
 */
export function productOf(offers: readonly LiveOffer[]): ProductFacts {
  const sorted = offers.length === 1 ? offers : offers.toSorted(bestFirst);
  const best = sorted[0] as LiveOffer;
  const selling = sorted.filter(({ standing }) => standing === best.standing);
  const placed = sorted.find(({ category }) => category !== null);
  return {
    offer: best,
    lowestPrice: Math.min(...selling.map(({ price }) => price)),
    shops: new Set(selling.map(({ network, merchantId }) => `${network} ${merchantId}`)).size,
    discount: discountPercent(best.price, best.earlierPrice),
    rating: best.rating ?? highest(sorted.map(({ rating }) => rating)),
    createdAt: sorted.map(({ firstSeenAt }) => firstSeenAt).sort()[0] as string,
    category: placed?.category ?? null,
    subcategory: placed?.subcategory ?? null,
  };
}

/**
 * The order of a product's offers, best first: as they stand, then the lowest price with delivery (unknown delivery
 * counts as none), then the lowest price, then the id so that the order is stable.
 */
export function bestFirst(a: Comparable, b: Comparable): number {
  return (
    b.standing - a.standing ||
    a.price + (a.deliveryCost ?? 0) - (b.price + (b.deliveryCost ?? 0)) ||
    a.price - b.price ||
    (a.idC10 < b.idC10 ? -1 : 1)
  );
}

type Comparable = Pick<LiveOffer, 'idC10' | 'price' | 'deliveryCost' | 'standing'>;

function highest(ratings: readonly (number | null)[]): number | null {
  const known = ratings.filter((rating) => rating !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
