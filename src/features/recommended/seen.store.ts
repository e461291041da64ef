import { adding, readSeen } from './seen.ts';

const STORAGE = 'tecfinder_seen';

/** The ids of the products this browser has opened, the latest first. Never leaves the device but to ask for them. */
export function loadSeen(): string[] {
  try {
    return readSeen(localStorage.getItem(STORAGE));
  } catch {
    return [];
  }
}

/** Notes that a product was opened. A browser that keeps nothing recommends nothing. */
export function rememberSeen(id: string): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(adding(loadSeen(), id)));
  } catch {}
}

export function forgetSeen(): void {
  try {
    localStorage.removeItem(STORAGE);
  } catch {}
}
