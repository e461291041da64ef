import { format } from '#i18n/format.ts';

/** Letters without accents and case, so that `vina` finds `Viñamar`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was typed is in the name. */
export function nameMatches(name: string, typed: string): boolean {
  const folded = fold(name);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Leaves on the page the shops whose names match what is typed, and says how many. */
export function mount(): void {
  const field = document.querySelector<HTMLInputElement>('[data-store-filter]');
  const count = document.querySelector<HTMLElement>('[data-store-count]');
  const none = document.querySelector<HTMLElement>('[data-no-store]');
  if (!field || !count || !none) return;
  const { text = '', locale = '' } = count.dataset;
  const show = () => {
    let n = 0;
    for (const item of document.querySelectorAll<HTMLElement>('[data-stores] > [data-name]')) {
      item.hidden = !nameMatches(item.dataset.name ?? '', field.value);
      if (!item.hidden) n++;
    }
    none.hidden = n > 0;
    count.textContent = format(text, { n }, locale);
  };
  field.addEventListener('input', show);
  if (field.value) show();
}
