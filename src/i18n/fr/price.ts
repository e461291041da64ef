import type { price as english } from '../en/price.ts';

/** What is said beside a price. */
export const price: typeof english = {
  old: 'Prix précédent',
  off: '{percent} % de réduction',
  offShort: '−{percent} %',
  delivery: 'livraison {price}',
  freeDelivery: 'livraison gratuite',
  deliveryUnknown: 'frais de livraison non indiqués',
  withDelivery: '{price} livraison comprise',
  checked: 'prix vérifié le {date}',
  stale: 'prix non vérifié depuis le {date}',
  watchedSince: 'suivi depuis le {date}',
  watchedDays: '{n, plural, one {suivi depuis # jour} other {suivi depuis # jours}}',
  verifiedDeal: 'Offre vérifiée',
  verifiedDealText: 'Au plus bas des 30 derniers jours, ou en dessous, et nettement sous son prix habituel.',
  history: 'Historique des prix',
  unchanged: 'Le prix n’a pas changé depuis le {date}',
};
