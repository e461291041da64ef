import type { Observation, ProductDetail } from '#contract/product.ts';
import { BadAnswerError, isProduct } from './read-products.ts';

/**
 * The answer about a product as far as it can be shown. An offer that lacks its name, price or https
 * address is left out, so is a price that is no number.
 * @throws BadAnswerError where it is none
 */
export function readDetail(answer: unknown): ProductDetail {
  if (!isRecord(answer) || !Array.isArray(answer.offers) || !isProduct(answer.product)) {
    throw new BadAnswerError();
  }
  const { history, other_conditions: others } = answer;
  return {
    product: answer.product,
    offers: answer.offers.filter(isProduct),
    history: Array.isArray(history) ? history.filter(isObservation) : [],
    other_conditions: Array.isArray(others) ? others.filter(isProduct) : [],
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

function isObservation(value: unknown): value is Observation {
  return isRecord(value) && isDate(value.since) && isDate(value.until) && Number.isFinite(value.price);
}
