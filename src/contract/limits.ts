/** Products one call may ask for by their ids. */
export const MAX_IDS = 500;
export const PAGE_SIZE = 12;
export const SEARCH_PAGE_SIZE = 20;
export const FALLBACK_SIZE = 24;
/** Characters of an id or of a slug. */
export const MAX_NAME = 100;
/** Popular searches and brands one call may ask for. */
export const MAX_POPULAR = 50;
export const MAX_LIMIT = 100;
export const MAX_PAGE = 100_000;
export const MAX_PRICE = 10_000_000;
export const MAX_SUGGESTIONS = 20;
/** Longer addresses are no call that anybody makes; 500 ids take 7,000 characters. */
export const MAX_ADDRESS = 16_384;
