import { type FavouritesKit, makeItem } from '#features/favourites/favourite-card.ts';
import type { Shown } from '#features/favourites/favourites-view.ts';

/** Cards made in one go, at first and then; more of them wait, so that the page answers meanwhile. */
const AT_FIRST = 24;
const AT_ONCE = 96;

/** Keeps a list element showing favourites: what has not changed stays the same element. */
export function favouritesList(list: Element, template: HTMLTemplateElement, kit: FavouritesKit) {
  const items = new Map<string, { item: HTMLElement; looks: string }>();
  let turn = 0;

  /** Whether a card had to be made. */
  function place(shown: Shown, at: number): boolean {
    const looks = `${shown.state} ${shown.change}`;
    const held = items.get(shown.id);
    let item = held?.item;
    const made = !item || held?.looks !== looks;
    if (!item || made) {
      item = renewed(item, makeItem(template, shown, kit));
      items.set(shown.id, { item, looks });
    }
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
    return made;
  }

  return {
    /** Shows them in this order; what lies beyond the first cards follows within moments. */
    async show(all: readonly Shown[]): Promise<void> {
      const mine = ++turn;
      dropOthers(new Set(all.map(({ id }) => id)));
      let left = AT_FIRST;
      for (const [at, shown] of all.entries()) {
        if (left === 0) {
          await new Promise((next) => setTimeout(next));
          if (mine !== turn) return;
          left = AT_ONCE;
        }
        if (place(shown, at)) left--;
      }
    },
    /** Gives the focus to a favourite's heart; false where it is not shown. */
    focus(id: string): boolean {
      const heart = heartOf(items.get(id)?.item);
      heart?.focus();
      return Boolean(heart);
    },
    /** The favourite that stands after another, else the one before it. */
    neighbour(id: string): string | undefined {
      const item = items.get(id)?.item;
      const next = item?.nextElementSibling ?? item?.previousElementSibling;
      return [...items].find(([, held]) => held.item === next)?.[0];
    },
  };

  function dropOthers(ids: ReadonlySet<string>): void {
    for (const [id, { item }] of items) {
      if (ids.has(id)) continue;
      item.remove();
      items.delete(id);
    }
  }
}

/** An item as a new one shows it: itself with its heart, which somebody may be pressing, where both have one. */
function renewed(item: HTMLElement | undefined, fresh: HTMLElement): HTMLElement {
  const [heart, next] = [heartOf(item), heartOf(fresh)];
  const [card, other] = [heart?.parentElement, next?.parentElement];
  if (!heart || !next || !card || !other) {
    item?.replaceWith(fresh);
    return fresh;
  }
  const again = card.contains(document.activeElement);
  for (const { name, value } of other.attributes) card.setAttribute(name, value);
  for (const child of [...card.children]) if (child !== heart) child.remove();
  const children = [...other.children];
  const at = children.indexOf(next);
  heart.before(...children.slice(0, at));
  heart.after(...children.slice(at + 1));
  if (again) heart.focus();
  return item as HTMLElement;
}

const heartOf = (item: HTMLElement | undefined) => item?.querySelector<HTMLElement>('.card-heart');
