import type { Observation, Product, ProductDetail } from '#contract/product.ts';

/**
 * The answer about a product as far as it can be shown, or null where it is none. An offer that lacks
 * its name, price or https address is left out, so is a price that is no number. Never throws.
 */
export function readDetail(answer: unknown): ProductDetail | null {
  if (!isRecord(answer) || !Array.isArray(answer.offers) || !isProduct(answer.product)) return null;
  const { history } = answer;
  return {
    product: answer.product,
    offers: answer.offers.filter(isProduct),
    history: Array.isArray(history) ? history.filter(isObservation) : [],
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Whether a product can be shown: it has a name, a price in a currency, and leads to https only. */
export function isProduct(value: unknown): value is Product {
  if (!isRecord(value)) return false;
  const { id_c10: id, c10_product_name: name, search_price: price, currency, aw_deep_link: link } = value;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    name !== '' &&
    Number.isFinite(price) &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency) &&
    typeof link === 'string' &&
    URL.parse(link)?.protocol === 'https:'
  );
}

function isObservation(value: unknown): value is Observation {
  return isRecord(value) && isDate(value.since) && isDate(value.until) && Number.isFinite(value.price);
}
