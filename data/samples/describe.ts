import { chance, shuffled } from './random.ts';
import { filled, said } from './text.ts';
import type { Bilingual, Product, Shop } from './types.ts';

const ENOUGH_WORDS = 44;

/** What a shop writes of a product: 40 to 90 words, as plain text or as its own HTML. */
export function described(shop: Shop, product: Product): string {
  const told = (text: Bilingual) => filled(text, product.facts, shop.edition);
  const key = `${shop.merchantId} ${product.key}`;
  const [opening = '', ...others] = product.line.about;
  const sentences = [opening, ...shuffled(others, `order ${key}`)].map(told);
  for (const tail of shuffled(product.group.closing, `closing ${key}`)) {
    if (sentences.join(' ').split(' ').length < ENOUGH_WORDS) sentences.push(told(tail));
  }
  const style = shop.html ? chance(`html ${key}`) : 0;
  if (style < 0.35) return sentences.join(' ');
  if (style < 0.55) return escaped(`${sentences.slice(0, 2).join(' ')}<br/>${sentences.slice(2).join(' ')}`);
  const [first, ...rest] = sentences;
  const list = specifications(shop, product)
    .split('; ')
    .map((text) => `<li>${text}</li>`)
    .join('');
  return escaped(`<p><strong>${first}</strong></p><ul>${list}</ul><p>${rest.join(' ')}</p>`);
}

export function specifications(shop: Shop, product: Product): string {
  return filled(product.line.specs, product.facts, shop.edition);
}

export function named(shop: Shop, product: Product): string {
  const text = filled(product.line.name, product.facts, shop.edition);
  const name = sentenceCase(text.replace(/\b(\w+) \1\b/g, '$1'));
  if (shop.nameStyle !== 'shout') return name;
  const brand = said(product.brand, shop.edition);
  return name.replace(brand, brand.toUpperCase());
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const escaped = (html: string) => html.replaceAll('&', '&amp;');
