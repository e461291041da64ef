/**
 * What a mapping profile can feed: the fields of an offer as text, before typing. Each is one
 * text, except the list fields, which keep every non-empty column in order.
 */
export const OFFER_FIELDS = [
  'id',
  'merchantId',
  'merchantName',
  'feedId',
  'name',
  'price',
  'oldPrice',
  'currency',
  'deliveryCost',
  'stock',
  'stockQuantity',
  'condition',
  'link',
  'image',
  'largeImage',
  'alternateImage',
  'alternateImageTwo',
  'alternateImageThree',
  'shortDescription',
  'description',
  'rating',
  'keywords',
  'specifications',
  'brand',
  'model',
  'colour',
  'size',
  'gender',
  'ageGroup',
  'material',
  'pattern',
  'mpn',
  'ean',
  'isbn',
  'merchantCategory',
  'categoryPath',
  'categoryTexts',
  'availability',
  'travelLocation',
  'travelHotel',
  'travelCity',
  'travelCountry',
  'travelType',
  'customLabels',
  'language',
  'lastUpdated',
  'observedAt',
] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];

/** `categoryTexts` holds the merchant's category texts, the most specific first. */
export type ListField = 'categoryTexts' | 'customLabels';
export type TextField = Exclude<OfferField, ListField>;
