import { type TaxonomyCategory, taxonomy } from '#lib/taxonomy.ts';

/** A search text taken apart: the words, and the categories chosen in front of them. */
export interface SearchText {
  text?: string;
  category?: string;
  subcategory?: string;
}

type Named = Pick<TaxonomyCategory, 'slug' | 'name'>;

/**
 * Reads the search text a category filter sets: `computers>`, `computers>laptops>` and words after
 * them. Categories are known by slug or by name in either language; what is no category is words.
 */
export function readSearchText(text: string): SearchText {
  const parts = text.split('>').map((part) => part.trim());
  const words = parts.pop() ?? '';
  const category = parts.length > 0 ? findNamed(taxonomy, parts[0]) : undefined;
  const subcategory = category && parts.length > 1 ? findNamed(category.subcategories, parts[1]) : undefined;
  const rest = [...parts.slice(subcategory ? 2 : category ? 1 : 0), words].filter(Boolean).join(' ');
  return {
    ...(rest && { text: rest }),
    ...(category && { category: category.slug }),
    ...(subcategory && { subcategory: subcategory.slug }),
  };
}

/** Lower case without accents. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');

function findNamed<T extends Named>(nodes: readonly T[], text = ''): T | undefined {
  const wanted = plain(text);
  return nodes.find(({ slug, name }) =>
    [slug, name.en, name.es].some((candidate) => plain(candidate) === wanted),
  );
}
