import { chance, pick, shuffled } from './random.ts';
import { filled, said } from './text.ts';
import type { Product, Shop } from './types.ts';

/** What a shop writes of a product: 40 to 90 words, as plain text or as its own HTML. */
export function described(shop: Shop, product: Product): string {
  const key = `${shop.merchantId} ${product.key}`;
  const [opening = '', ...others] = product.line.about;
  const tail = pick(product.group.closing, `closing ${key}`);
  const sentences = [opening, ...shuffled(others, `order ${key}`), tail].map((text) =>
    filled(text, product.facts, shop.edition),
  );
  const style = shop.html ? chance(`html ${key}`) : 0;
  if (style < 0.35) return sentences.join(' ');
  if (style < 0.55) return `${sentences.slice(0, 2).join(' ')}<br/>${sentences.slice(2).join(' ')}`;
  const [first, ...rest] = sentences;
  const list = specifications(shop, product)
    .split('; ')
    .map((text) => `<li>${text}</li>`)
    .join('');
  return `<p><strong>${first}</strong></p><ul>${list}</ul><p>${rest.join(' ')}</p>`;
}

export function specifications(shop: Shop, product: Product): string {
  return filled(product.line.specs, product.facts, shop.edition);
}

export function named(shop: Shop, product: Product): string {
  const name = filled(product.line.name, product.facts, shop.edition);
  if (shop.nameStyle !== 'shout') return name;
  const brand = said(product.brand, shop.edition);
  return name.replace(brand, brand.toUpperCase());
}
