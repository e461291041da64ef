import { capital } from './invent.ts';
import type { Random } from './random.ts';
import type { Product } from './range.ts';
import type { Shop } from './shops.ts';
import type { Words } from './words.ts';

/** Characters of a description before a shop stops adding sentences. */
const ENOUGH = 300;

/** What a shop writes of a product: sentences of its kind, then some of its own; at times as HTML. */
export function described(shop: Shop, { line, facts }: Product, words: Words, random: Random): string {
  const sentences = [(line.about[0] as (typeof line.about)[0])(facts)];
  if (random.chance(0.6)) sentences.push(random.pick(line.about.slice(1))(facts));
  if (random.chance(0.4)) sentences.push(random.pick(line.closing)(facts));
  let length = sentences.join(' ').length;
  while (length < ENOUGH) {
    const sentence = freeSentence(words, random);
    sentences.push(sentence);
    length += sentence.length + 1;
  }
  if (!shop.html) return sentences.join(' ');
  const [opening, ...rest] = sentences;
  const html = `<p><strong>${opening}</strong></p><ul>${rest.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  return random.chance(0.1) ? html.replaceAll('<', '&lt;').replaceAll('>', '&gt;') : html;
}

function freeSentence(words: Words, random: Random): string {
  const text = Array.from({ length: 6 + random.below(9) }, () => words.running(random)).join(' ');
  return `${capital(text)}.`;
}
