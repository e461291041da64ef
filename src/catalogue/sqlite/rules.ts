/**
 * SQL order of a product's offers, best first: in stock, then the lowest price with delivery (unknown
 * delivery counts as none), then the lowest price, then the id so that the order is stable.
 * `offer` is the alias of the offers with its dot.
 */
export const bestFirst = (offer = ''): string =>
  `${offer}in_stock DESC, ${offer}price + coalesce(${offer}delivery_cost, 0), ${offer}price, ${offer}id_c10`;

/** The earlier price a discount is measured against: the shop's, else the one observed here, else NULL. */
export const earlierPrice = (offer = ''): string =>
  `CASE WHEN ${offer}old_price > ${offer}price THEN ${offer}old_price
   WHEN ${offer}reference_price > ${offer}price THEN ${offer}reference_price END`;
