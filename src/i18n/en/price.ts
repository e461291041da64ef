/** What is said beside a price. */
export const price = {
  old: 'Earlier price',
  off: '{percent}% off',
  offShort: '−{percent}%',
  delivery: 'delivery {price}',
  freeDelivery: 'free delivery',
  deliveryUnknown: 'delivery cost not stated',
  withDelivery: '{price} with delivery',
  checked: 'price checked {date}',
  stale: 'price not checked since {date}',
  watchedSince: 'watched since {date}',
  watchedDays: '{n, plural, one {watched for # day} other {watched for # days}}',
  verifiedDeal: 'Verified deal',
  verifiedDealText: 'At or under its lowest price of the last 30 days, and well under its usual price.',
  history: 'Price history',
  unchanged: 'The price has not changed since {date}',
};
