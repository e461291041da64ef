/** Of the tab alone, and only until its next page. */
const STORAGE = 'tecfinder_pressed';

/** Keeps hearts that are pressed while their code is still on its way for the tab's next page, if this one is left. */
export function keepPresses(): void {
  const pressed = new Set<string>();
  const idOf = ({ target }: Event) =>
    (target as Element).closest('.card-heart')?.closest<HTMLElement>('[data-id]')?.dataset.id;
  const press = (event: Event) => {
    const id = idOf(event);
    if (id) pressed.add(id);
  };
  addEventListener('click', press, true);
  // A press that is held back does not come this far.
  addEventListener('click', (event) => pressed.delete(idOf(event) ?? ''));
  addEventListener('pagehide', () => {
    if (pressed.size > 0) attempt(() => sessionStorage.setItem(STORAGE, [...pressed].join(' ')));
  });
}

/** The ids of what the page before left pressed, as text; null where there are none. */
export const leftPresses = (): string | null => attempt(() => sessionStorage.getItem(STORAGE)) ?? null;

/** Those ids, to be made up for now. */
export function takePresses(): string[] {
  const left = leftPresses();
  attempt(() => sessionStorage.removeItem(STORAGE));
  return left?.split(' ') ?? [];
}

/** A browser that keeps nothing loses what was pressed too soon. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
