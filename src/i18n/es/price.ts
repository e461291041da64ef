import type { price as english } from '../en/price.ts';

/** What is said beside a price. */
export const price: typeof english = {
  old: 'Precio anterior',
  off: '{percent} % de descuento',
  offShort: '−{percent} %',
  delivery: 'envío {price}',
  freeDelivery: 'envío gratis',
  deliveryUnknown: 'gastos de envío no indicados',
  withDelivery: '{price} con envío',
  checked: 'precio comprobado el {date}',
  stale: 'precio sin comprobar desde el {date}',
  watchedSince: 'en seguimiento desde el {date}',
  watchedDays: '{n, plural, one {en seguimiento desde hace # día} other {en seguimiento desde hace # días}}',
  verifiedDeal: 'Oferta verificada',
  verifiedDealText:
    'Igual o por debajo de su precio más bajo de los últimos 30 días y muy por debajo del habitual.',
  history: 'Historial de precios',
  unchanged: 'El precio no ha cambiado desde el {date}',
};
