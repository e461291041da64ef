/**
 * The class of what follows a query, which a static host does not look at: there it works with scripts only, and is
 * not shown without.
 */
export const FILES_ONLY = import.meta.env.HOSTING === 'static' && 'needs-js';
