import type { price as english } from '../en/price.ts';

/** What is said beside a price. */
export const price: typeof english = {
  old: 'Früherer Preis',
  off: '{percent} % Rabatt',
  offShort: '−{percent} %',
  delivery: 'Versand {price}',
  freeDelivery: 'Versand kostenlos',
  deliveryUnknown: 'Versandkosten nicht angegeben',
  withDelivery: '{price} mit Versand',
  checked: 'Preis geprüft am {date}',
  stale: 'Preis nicht geprüft seit dem {date}',
  watchedSince: 'beobachtet seit dem {date}',
  watchedDays: '{n, plural, one {seit # Tag beobachtet} other {seit # Tagen beobachtet}}',
  verifiedDeal: 'Geprüftes Angebot',
  verifiedDealText:
    'Auf oder unter dem tiefsten Preis der letzten 30 Tage und deutlich unter dem üblichen Preis.',
  history: 'Preisverlauf',
  unchanged: 'Der Preis ist seit dem {date} unverändert',
};
