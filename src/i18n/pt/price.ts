import type { price as english } from '../en/price.ts';

/** What is said beside a price. */
export const price: typeof english = {
  old: 'Preço anterior',
  off: '{percent}% de desconto',
  offShort: '−{percent}%',
  delivery: 'envio {price}',
  freeDelivery: 'envio grátis',
  deliveryUnknown: 'custos de envio não indicados',
  withDelivery: '{price} com envio',
  checked: 'preço verificado em {date}',
  stale: 'preço não verificado desde {date}',
  watchedSince: 'acompanhado desde {date}',
  watchedDays: '{n, plural, one {acompanhado há # dia} other {acompanhado há # dias}}',
  verifiedDeal: 'Oferta verificada',
  verifiedDealText: 'Igual ou abaixo do preço mais baixo dos últimos 30 dias e bem abaixo do habitual.',
  history: 'Histórico de preços',
  unchanged: 'O preço não muda desde {date}',
};
