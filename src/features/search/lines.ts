import { pictureSource } from '#lib/pictures.ts';
import { drawing, make } from './elements.ts';
import { markTyped } from './marks.ts';
import type { Group, Line, LineKind } from './suggestions.ts';

const DRAWINGS: Readonly<Record<Exclude<LineKind, 'product'>, string>> = {
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2',
  brand: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  category: 'M4 6h6l2 2.5h8V19H4z',
};
/** Pixels a picture is wide in a line. */
const PICTURE = '40';

/** A group of options, for a listbox. */
export function makeGroup({ title, lines }: Group, typed: string, id: string): HTMLElement {
  const options = lines.map((line, at) => makeOption(line, typed, `${id}-${at}`));
  const name = make('div', { class: 'suggest-title', id: `${id}-title`, role: 'presentation' }, title);
  return make('div', { role: 'group', 'aria-labelledby': name.id }, name, ...options);
}

/** A line as a link that is an option: it can be opened in another tab, and is reached by the arrow keys. */
function makeOption(
  { kind, text, href, click, price, terms, picture }: Line,
  typed: string,
  id: string,
): HTMLElement {
  const name = markTyped(text, typed).map((part) => (part.marked ? make('b', {}, part.text) : part.text));
  return make(
    'a',
    {
      role: 'option',
      class: 'suggest-option',
      id,
      href,
      tabindex: '-1',
      'aria-selected': 'false',
      'data-kind': kind,
      'data-click': click,
    },
    kind === 'product' ? makePicture(picture) : drawing(DRAWINGS[kind]),
    make('span', { class: 'suggest-text', title: text }, ...name),
    ...(price ? [make('span', { class: 'suggest-price' }, price, make('small', {}, terms ?? ''))] : []),
  );
}

function makePicture({ url, subcategory }: Line['picture'] & object = {}): HTMLElement {
  const { src, sources } = pictureSource(url, subcategory);
  const image = make('img', { src, alt: '', width: PICTURE, height: PICTURE, decoding: 'async' });
  image.addEventListener('error', () => image.classList.add('failed'));
  const chosen = sources.map(({ type, srcset }) => make('source', { type, srcset, sizes: `${PICTURE}px` }));
  return make('span', { class: 'suggest-picture' }, make('picture', {}, ...chosen, image));
}
