import { between } from './random.ts';
import type { Row, Shop } from './types.ts';

/** One kind of fault: what it does to a row of a shop's feed. `data/README.md` lists the kinds. */
type Spoil = (row: Row, shop: Shop) => Row;

const withCode = (row: Row, code: string): Row => ({ ...row, ean: code, product_GTIN: code });

export const faults = {
  'ean-exponent': (row) => withCode(row, '7.94E+11'),
  'ean-check-digit': (row) => {
    const code = row.ean ?? '';
    return withCode(row, code.slice(0, 12) + ((Number(code[12]) + 3) % 10));
  },
  'price-missing': (row) => ({ ...row, search_price: '', store_price: '', display_price: '' }),
  'price-zero': (row) => ({ ...row, search_price: '0.00', store_price: '0.00' }),
  'price-styled': (row, { edition }) => {
    const [whole = '', cents = ''] = (row.search_price ?? '').split('.');
    const grouped = whole.replace(/(\d)(?=(\d{3})+$)/g, '$1.');
    const text = edition === 'ES' ? `${grouped},${cents} €` : `GBP${Number(row.search_price)}`;
    return { ...row, search_price: text, store_price: text };
  },
  'link-http': (row) => ({ ...row, aw_deep_link: (row.aw_deep_link ?? '').replace('https:', 'http:') }),
  'link-script': (row) => ({ ...row, aw_deep_link: 'javascript:void(0)' }),
  'name-missing': (row) => ({ ...row, product_name: '' }),
  'name-full-stop': (row) => ({ ...row, product_name: `${row.product_name}.` }),
  'entities-twice': (row, { edition }) => ({
    ...row,
    product_name: `${row.product_name} ${edition === 'ES' ? '&amp;ndash; edici&amp;oacute;n 2026' : '&amp;ndash; 2026 edition'}`,
  }),
  'columns-shifted': (row, { dialect: { columns } }) =>
    Object.fromEntries(
      columns.map((name, i) => [name, i < 2 ? (row[name] ?? '') : (row[columns[i - 1] ?? ''] ?? '')]),
    ),
  'row-blank': () => ({}),
  'currency-other': (row) => ({ ...row, currency: 'USD', display_price: `USD${row.search_price}` }),
  'newline-quoted': (row) => ({ ...row, description: (row.description ?? '').replace('. ', '.\r\n"+" ') }),
  'category-untelling': (row, { edition }) => ({
    ...row,
    product_name: edition === 'ES' ? `Lote sorpresa ${row.mpn}` : `Lucky dip ${row.mpn}`,
    merchant_category: edition === 'ES' ? 'Varios' : 'Misc',
    ...{ category_name: '', merchant_product_category_path: '', product_type: '', keywords: '' },
    ...{ merchant_product_second_category: '', specifications: '', product_short_description: '' },
    description: edition === 'ES' ? 'Contenido según existencias.' : 'Contents depend on stock.',
  }),
  'markup-active': (row) => ({
    ...row,
    description: `<p onclick="alert(1)">${row.description}</p><script>document.title = 'x'</script>`,
  }),
  'picture-missing': (row) => ({ ...row, merchant_image_url: '', large_image: '' }),
  'picture-broken': (row) => ({
    ...row,
    merchant_image_url: 'https://pictures.tecfinder.example/',
    large_image: '',
  }),
} as const satisfies Record<string, Spoil>;

const PER_EDITION = 2;

/**
 * The rows with the edition's faults in them. Each fault falls on two of the edition's shops, once in
 * each; a repeated product id is one more, as a row added at another price.
 */
export function spoiled(rows: readonly Row[], shop: Shop, editionShops: readonly Shop[]): Row[] {
  const place = editionShops.indexOf(shop);
  const free = rows.map((_, index) => index);
  const result: Row[][] = rows.map((row) => [row]);
  const take = (key: string) => {
    const at = between(0, free.length - 1, `${shop.slug} ${key}`);
    return free.splice(at, 1)[0] as number;
  };
  const falls = (turn: number) =>
    Array.from({ length: PER_EDITION }, (_, n) => (turn + n * 4) % editionShops.length).includes(place);
  for (const [turn, [name, spoil]] of Object.entries(faults).entries()) {
    if (!falls(turn)) continue;
    const index = take(name);
    result[index] = [spoil(rows[index] as Row, shop)];
  }
  if (falls(Object.keys(faults).length)) {
    const index = take('id-twice');
    const row = rows[index] as Row;
    result[index] = [row, { ...row, search_price: (Number(row.search_price) + 1).toFixed(2) }];
  }
  return result.flat();
}
