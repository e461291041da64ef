/** The earlier price a discount is measured against: the shop's, else the one observed here, else NULL. */
export const earlierPrice = (offer = ''): string =>
  `CASE WHEN ${offer}old_price > ${offer}price THEN ${offer}old_price
   WHEN ${offer}reference_price > ${offer}price THEN ${offer}reference_price END`;
