import { rememberSeen } from './seen.store.ts';

/** Remembers on this device which products are opened, by whatever part of their card but the heart. */
export function startSeen(): void {
  document.addEventListener('click', ({ target }) => {
    const part = (target as Element).closest('a,button,.card-picture,.card-name');
    const id = part?.closest<HTMLElement>('.card[data-id]')?.dataset.id;
    if (id && !part.matches('.heart')) rememberSeen(id);
  });
}
