import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const CATEGORIES = at('./data/categories.json');
const WORDS = at('./data/search-words.json');
/** The same table as a script, which no plugin reads as JSON. */
const SHORT_CATEGORIES = '\0tables:categories';

/**
 * Makes the tables of `data/` short for browsers, with the same content: categories as lines, and of other words for the
 * same those of the shop's language.
 * @param {'en' | 'es'} language
 * @returns {import('vite').Plugin}
 */
export function shortTables(language) {
  return {
    name: 'tecfinder:short-tables',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/data/categories.json') ? SHORT_CATEGORIES : undefined),
    async load(id) {
      if (id === SHORT_CATEGORIES) {
        this.addWatchFile(CATEGORIES);
        return categoriesScript(await readTable(CATEGORIES));
      }
      return id === WORDS ? JSON.stringify(inLanguage(await readTable(WORDS), language)) : undefined;
    },
  };
}

const readTable = async (/** @type {string} */ path) => JSON.parse(await readFile(path, 'utf8'));

/**
 * @typedef {{ slug: string, name: { en: string, es: string } }} Named
 * @param {readonly (Named & { subcategories: readonly Named[] })[]} categories
 */
export function categoriesScript(categories) {
  const line = (/** @type {Named} */ { slug, name }) =>
    [slug, name.es, ...(name.en === asName(slug) ? [] : [name.en])].join('|');
  const text = categories
    .map((category) => [category, ...category.subcategories].map(line).join('\n'))
    .join('\n\n');
  return `const asName = ${asName};
const read = (line) => {
  const [slug, es, en = asName(slug)] = line.split('|');
  return { slug, name: { en, es } };
};
export default ${JSON.stringify(text)}.split('\\n\\n').map((lines) => {
  const [category, ...subcategories] = lines.split('\\n').map(read);
  return { ...category, subcategories };
});`;
}

/** `garden-tools` is `Garden tools`. */
const asName = (/** @type {string} */ slug) => slug[0]?.toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** @param {{ kinds: object, alike: object }} words @param {'en' | 'es'} language */
function inLanguage(words, language) {
  const other = language === 'es' ? 'en' : 'es';
  return { ...words, kinds: { ...words.kinds, [other]: [] }, alike: { ...words.alike, [other]: [] } };
}
