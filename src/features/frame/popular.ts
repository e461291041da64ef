import { serverAddress } from '#client/server.ts';

export type PopularKind = 'searches' | 'brands';

/** Searches and brands that a page shows. */
export const SHOWN: Readonly<Record<PopularKind, number>> = { searches: 10, brands: 12 };

/** Milliseconds after which they are asked for anew (specification, section 9). */
export const REFRESH = 30_000;

/** The call that counts that a popular search or brand was followed, below `/api`. */
export const clickOf = (kind: PopularKind, id: string): string => `${kind}/${encodeURIComponent(id)}/click`;

/** Tells the shop which popular searches and brands are followed; nothing waits for it. */
export function startPopularClicks(): void {
  const tell = ({ target, button }: MouseEvent) => {
    if (button > 1) return;
    const link = (target as Element).closest<HTMLElement>('[data-click]');
    const call = link && serverAddress(`/api/${link.dataset.click}`);
    if (call) navigator.sendBeacon(call);
  };
  document.addEventListener('click', tell);
  document.addEventListener('auxclick', tell);
}
