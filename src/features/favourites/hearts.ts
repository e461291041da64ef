import { $favourites, toggleFavourite } from './favourites.store.ts';
import type { Favourite } from './favourites.ts';

/** Above this the badge says 9+. */
const BADGE_LIMIT = 9;

/** Makes every heart of the page work, and keeps hearts and badge true. No framework is needed. */
export function startHearts(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>('.card-heart');
    const card = heart?.closest<HTMLElement>('[data-id]');
    if (card) toggleFavourite(readCard(card));
  });
  $favourites.subscribe(() => {
    showHearts();
    showBadge($favourites.get().length);
  });
}

/** Presses the hearts of the favourites among the cards that are on the page now. */
export function showHearts(): void {
  const ids = new Set($favourites.get().map(({ id_c10 }) => id_c10));
  for (const heart of document.querySelectorAll<HTMLElement>('.card-heart')) {
    const id = heart.closest<HTMLElement>('[data-id]')?.dataset.id ?? '';
    heart.setAttribute('aria-pressed', String(ids.has(id)));
  }
}

function showBadge(count: number): void {
  const link = document.querySelector<HTMLElement>('.hearts');
  const badge = link?.querySelector<HTMLElement>('.count');
  if (!link || !badge) return;
  badge.hidden = count === 0;
  badge.textContent = count > BADGE_LIMIT ? `${BADGE_LIMIT}+` : String(count);
  link.ariaLabel = count ? `${link.title}: ${count}` : link.title;
}

/** What a card on the page says of its product. */
function readCard(card: HTMLElement): Favourite {
  const text = (selector: string) => card.querySelector(selector)?.textContent?.trim() || undefined;
  const amount = (selector: string) =>
    Number(card.querySelector<HTMLDataElement>(selector)?.value) || undefined;
  return {
    id_c10: card.dataset.id ?? '',
    c10_product_name: text('.card-name'),
    merchant_image_url: card.dataset.image,
    search_price: amount('.card-now'),
    product_price_old: amount('.card-old data'),
    aw_deep_link: card.querySelector<HTMLAnchorElement>('.card-out')?.href,
    merchant_category: card.dataset.category,
    rating_c10: Number(card.dataset.rating) || undefined,
    short_description_c10: text('.card-short'),
    merchant_name: card.dataset.shop,
    currency: card.dataset.currency,
    seen_at: card.querySelector<HTMLTimeElement>('.card-checked time')?.dateTime || undefined,
  };
}
