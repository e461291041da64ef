import type { price as english } from '../en/price.ts';

/** What is said beside a price. */
export const price: typeof english = {
  old: '以前の価格',
  off: '{percent}%引き',
  offShort: '−{percent}%',
  delivery: '送料{price}',
  freeDelivery: '送料無料',
  deliveryUnknown: '送料の記載なし',
  withDelivery: '送料込み{price}',
  checked: '価格確認日 {date}',
  stale: '{date}以降、価格は未確認',
  watchedSince: '{date}から追跡中',
  watchedDays: '{n, plural, other {#日間追跡中}}',
  verifiedDeal: '確認済みのお買い得',
  verifiedDealText: '過去30日の最安値以下で、通常の価格を大きく下回っています。',
  history: '価格の推移',
  unchanged: '価格は{date}から変わっていません',
};
