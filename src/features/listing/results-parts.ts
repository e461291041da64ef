import { texts } from './list-texts.ts';
import { make } from './make.ts';
import type { Nothing, Way } from './nothing.ts';

export interface PagerView {
  /** Which products are shown, and the addresses of the pages at both ends where there are such. */
  show(range: string, next: string | undefined, previous: string | undefined): void;
  hide(): void;
}

/** The links to the pages at both ends: those of the page where it has them. */
export function pagerOf(root: HTMLElement, list: HTMLElement): PagerView {
  const button = (rel: string, text: string) => make('a', { className: 'button', rel }, text);
  const earlier =
    root.querySelector<HTMLElement>('.earlier') ??
    make('p', { className: 'pager earlier', hidden: true }, button('prev', texts.pagination.previous));
  const pager =
    root.querySelector<HTMLElement>('nav.pager') ??
    make('nav', { className: 'pager', hidden: true, ariaLabel: texts.pagination.label });
  const range = pager.querySelector('[data-range]') ?? make('span', { className: 'quiet' });
  const next = pager.querySelector<HTMLAnchorElement>('[rel=next]') ?? button('next', texts.list.loadMore);
  pager.append(range, next);
  if (!earlier.isConnected) list.before(earlier);
  if (!pager.isConnected) list.after(pager);
  const put = (link: Element | null, address: string | undefined) => {
    if (address !== undefined) link?.setAttribute('href', address || location.pathname);
    (link as HTMLElement).hidden = address === undefined;
  };
  return {
    show(text, following, previous) {
      range.textContent = text;
      put(next, following);
      put(earlier.querySelector('a'), previous);
      const focused = document.activeElement;
      earlier.hidden = previous === undefined;
      pager.hidden = following === undefined && previous === undefined;
      const gone = earlier.contains(focused)
        ? earlier.hidden
        : pager.contains(focused) && !focused?.checkVisibility();
      if (gone) list.querySelector<HTMLElement>('li:last-child .card-link')?.focus({ preventScroll: true });
    },
    hide() {
      earlier.hidden = pager.hidden = true;
    },
  };
}

export interface NoteView {
  /** A line after the products. */
  say(text: string): void;
  /** Why there is nothing, the ways on, and what else is offered. */
  nothing(said: Nothing, instead?: Node): void;
  /** What was asked for did not come. */
  fail(title: string, cause?: string): void;
  hide(): void;
}

/** What is said after the products, in place of what the page said there. */
export function noteOf(root: HTMLElement, list: HTMLElement): NoteView {
  const line = root.querySelector<HTMLElement>('.end') ?? make('p', { className: 'end', hidden: true });
  if (!line.isConnected) list.after(line);
  line.tabIndex = -1;
  const box = make('div', { className: 'notice', hidden: true });
  list.after(box);
  const own = root.querySelector<HTMLElement>('[data-none]');
  const show = (text: string | undefined, ...content: (Node | undefined)[]) => {
    if (own) own.hidden = true;
    line.hidden = text === undefined;
    line.textContent = text ?? '';
    box.hidden = content.length === 0;
    box.className = 'notice';
    box.role = null;
    const focused = box.contains(document.activeElement);
    box.replaceChildren(...content.filter((node) => node !== undefined));
    if (focused) focusHeading(root);
  };
  const heading = (text: string) => make('h2', {}, text);
  const hint = (text: string) => make('p', { className: 'quiet' }, text);
  const ways = (ways: readonly Way[]) => make('p', { className: 'ways' }, ...ways.map(linkOf));
  return {
    say: (text) => show(text),
    hide: () => show(undefined),
    nothing(said, instead) {
      show(undefined, heading(said.title), said.hint ? hint(said.hint) : undefined, ways(said.ways), instead);
    },
    fail(title, cause) {
      const retry = make('button', { className: 'button primary', type: 'button' }, texts.errors.retry);
      retry.dataset.retry = '';
      show(
        undefined,
        heading(title),
        cause ? hint(cause) : undefined,
        make('p', { className: 'ways' }, retry),
      );
      box.className = 'notice bad';
      box.role = 'alert';
    },
  };
}

function linkOf({ text, href, set }: Way, at: number): HTMLElement {
  const link = make('a', { className: at === 0 ? 'button primary' : 'button', href }, text);
  if (set !== undefined) link.dataset.set = set;
  return link;
}

/** Where the focus goes when what had it is gone. */
function focusHeading(root: HTMLElement): void {
  const heading = root.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
