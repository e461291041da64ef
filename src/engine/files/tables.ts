/**
 * Where the offer with an id is: the number of the product that it is the best offer of, that number and its place
 * among the offers, or for one that is gone its place among those, plus one, below nought.
 */
export type OfferPlace = number | readonly [product: number, offer: number];
