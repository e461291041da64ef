import { paths } from '#contract/paths.ts';
import { CARD_SIZES, pictureSource } from '#lib/pictures.ts';
import { type CardFacts, type CardLocale, type CardMessages, type CardText, cardText } from './card-text.ts';
import { partsOf } from './marked.ts';

/** What the page gives its scripts so that they can make cards: texts and locale. */
export interface CardKit extends CardLocale {
  messages: CardMessages;
}

/** A card for a product, made from the page's own template, which is the card of `cardPattern`. */
export function makeCard(template: HTMLTemplateElement, product: CardFacts, kit: CardKit): DocumentFragment {
  const { messages } = kit;
  const text = cardText(product, messages, kit);
  const made = template.content.cloneNode(true) as DocumentFragment;
  const find = (selector: string) => made.querySelector<HTMLElement>(selector);
  const put = (selector: string, value: string | undefined) => {
    const element = find(selector);
    if (element && value) element.textContent = value;
    else element?.remove();
  };
  Object.assign(find('.card')?.dataset ?? {}, {
    id: product.id_c10,
    category: product.merchant_category ?? '',
    shop: product.merchant_name ?? '',
    delivery: product.delivery_cost ?? '',
    rating: product.rating_c10 ?? '',
    currency: product.currency,
    image: product.merchant_image_url ?? '',
  });
  put('.badge.offer', text.old && messages.card.offer);
  put('.badge.off', text.off);
  markName(made, product);
  find('.card-name')?.setAttribute('title', text.name);
  putOpeners(made, product.id_c10, text.name, messages);
  put('.card-short', text.short);
  put('.card-brand', text.facts);
  put('.card-now', text.now);
  find('.card-now')?.setAttribute('value', String(product.search_price));
  put('.card-old data', text.old);
  find('.card-old data')?.setAttribute('value', String(product.product_price_old));
  if (!text.old) find('.card-old')?.remove();
  put('.card-shops', text.shops);
  const shops = find('.card-shops');
  find('.card-shop')?.replaceChildren(text.shop ?? '', ...(shops ? ['\u00a0· ', shops] : []));
  putChecked(find('.card-checked'), text, product.seen_at);
  find('.card-heart')?.setAttribute('aria-label', text.heart);
  putRating(made, text);
  putPicture(made, product);
  putLink(find('.card-out'), product.aw_deep_link, text.offerAt, text.name);
  return made;
}

/** Writes the name into a card, with what was looked for marked. */
export function markName(card: ParentNode, { c10_product_name: name, matched = [] }: CardFacts): void {
  const parts = partsOf(name, matched).map(({ text, marked }) => {
    if (!marked) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
  card.querySelector('.card-link')?.replaceChildren(...parts);
}

/** The ways to the product's details and to its window. */
function putOpeners(made: DocumentFragment, id: string, name: string, { card }: CardMessages): void {
  const link = made.querySelector<HTMLAnchorElement>('.card-link');
  if (link) Object.assign(link, { href: paths.product(id) }).dataset.details = id;
  const button = made.querySelector<HTMLElement>('.card-window');
  if (button) Object.assign(button, { ariaLabel: `${card.openWindow}: ${name}` }).dataset.openWindow = id;
}

/** Whether it is in stock, else when its price was seen; blank where neither is known. */
function putChecked(box: HTMLElement | null, { stock, checked, stale }: CardText, seenAt = ''): void {
  const time = box?.querySelector('time');
  if (!time || stock || !checked) {
    box?.replaceChildren(stock ?? '');
    return;
  }
  time.dateTime = seenAt;
  time.dataset.stale = stale;
  time.textContent = checked;
}

function putRating(made: DocumentFragment, { rating, ratingLabel = '', halfStars }: CardText): void {
  const box = made.querySelector<HTMLElement>('.card-rating');
  if (!box) return;
  if (!rating) {
    box.remove();
    return;
  }
  const put = (selector: string, value: string) => {
    const element = box.querySelector(selector);
    if (element) element.textContent = value;
  };
  box.title = ratingLabel;
  const stars = box.querySelector('.stars');
  if (stars) stars.className = `stars s${halfStars}`;
  put('.visually-hidden', ratingLabel);
  put('b', rating);
}

function putPicture(made: DocumentFragment, { merchant_image_url, subcategory_slug }: CardFacts): void {
  const image = made.querySelector('img');
  for (const source of made.querySelectorAll('source')) source.remove();
  const { src, sources, width, height } = pictureSource(merchant_image_url, subcategory_slug);
  if (image) Object.assign(image, { src, width, height });
  image?.before(
    ...sources.map(({ type, srcset }) => {
      const source = document.createElement('source');
      return Object.assign(source, { type, srcset, sizes: CARD_SIZES });
    }),
  );
}

/** Only https leads out: what a cookie or a feed holds may be anything. */
function putLink(link: HTMLElement | null, href: string, label: string, name: string): void {
  if (!(link instanceof HTMLAnchorElement) || !URL.canParse(href) || new URL(href).protocol !== 'https:') {
    link?.remove();
    return;
  }
  link.href = href;
  link.title = label;
  link.ariaLabel = `${label}: ${name}`;
}
