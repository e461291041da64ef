import { atom } from 'nanostores';
import { type Recent, without, withSearch } from './recent.ts';
import { readRecent, STORAGE, writeRecent } from './recent-storage.ts';

/** The searches made on this device, in step with its other tabs. Where nothing can be kept, they last as long as the page. */
export const $recent = atom<Recent>([]);

/** Reads what this browser has kept and follows its other tabs. */
export function loadRecent(): void {
  $recent.set(stored());
  addEventListener('storage', ({ key }) => key === STORAGE && $recent.set(stored()));
  addEventListener('pageshow', ({ persisted }) => persisted && $recent.set(stored()));
}

export const addSearch = (text: string): void => keep(withSearch(stored(), text));
export const forgetSearch = (text: string): void => keep(without(stored(), text));
export const forgetAll = (): void => keep([]);

function keep(recent: Recent): void {
  $recent.set(recent);
  writeRecent(recent);
}

const stored = (): Recent => readRecent() ?? $recent.get();
