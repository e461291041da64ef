/** What a search text asks for: words, and the category that was chosen as a filter before them. */
export interface SearchText {
  text: string;
  category?: string;
  subcategory?: string;
}

const SCOPED = /^([a-z0-9-]+)>(?:([a-z0-9-]+)>)?(.*)$/;

/** Reads `computers>`, `computers>laptops>` and words after either (specification, section 2). */
export function parseSearchText(written: string): SearchText {
  const found = SCOPED.exec(written.trim());
  if (!found) return { text: written.trim() };
  const [, category, subcategory, words = ''] = found;
  return {
    text: words.trim(),
    ...(category && { category }),
    ...(subcategory && { subcategory }),
  };
}
