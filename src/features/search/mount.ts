import './suggest.css';
import { mountBox } from './box.ts';
import type { Suggests } from './load-suggestions.ts';
import { loadRecent } from './recent.store.ts';

/** Gives every search box of the page its suggestions. */
export function mount(): void {
  loadRecent();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggests]')) {
    mountBox(form, form.dataset.suggests as Suggests);
  }
}
