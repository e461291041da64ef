/** Why a row is refused. Codes are stable: reports, tests and operators' tools rely on them. */
export const REFUSALS = {
  columns_shifted: 'The row has not as many columns as the header.',
  id_missing: 'The row has no product id.',
  id_duplicate: 'The feed holds this product id already.',
  merchant_missing: 'The row does not say which shop sells it.',
  name_missing: 'The product has no name.',
  price_missing: 'There is no price.',
  price_invalid: 'The price cannot be read as an amount.',
  price_zero: 'The price is zero.',
  currency_foreign: "The price is not in the edition's currency.",
  link_missing: 'There is no link to the shop.',
  link_invalid: 'The link is not an https address.',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** What is dropped from a row that is stored all the same. */
export const NOTES = {
  ean_invalid: 'The EAN is no GTIN or its check digit is wrong; stored without it.',
  isbn_invalid: 'The ISBN is not valid; stored without it.',
  image_invalid: 'A picture is not an https address; stored without it.',
  old_price_invalid: 'The old price cannot be read; stored without it.',
  delivery_invalid: 'The delivery cost cannot be read; stored as not known.',
  rating_invalid: 'The rating is not between 0 and 5; stored without it.',
  condition_unknown: 'The condition is not known; stored as new.',
  stock_unknown: 'The stock text is not known; stored as in stock.',
  date_invalid: 'The date of the price cannot be read; the time of the import stands for it.',
  category_unmapped: 'No category fits; stored without one.',
} as const;
export type NoteCode = keyof typeof NOTES;
