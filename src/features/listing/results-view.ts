import { format } from '#i18n/format.ts';
import { cardsView } from './cards-view.ts';
import { resetOf } from './data-set.ts';
import { edition, texts } from './list-texts.ts';
import { allChosen, type ListWords } from './list-words.ts';
import { addressOf, firstPage, hasEarlier, hasMore, lastPage, pagesOf } from './listing.ts';
import { make } from './make.ts';
import { type Nothing, nothingBeyond, nothingLeft } from './nothing.ts';
import { $results, linkTo, type Results } from './results.store.ts';
import { noteOf, pagerOf } from './results-parts.ts';

/** Milliseconds without an answer before the page says that it is loading. */
const PATIENCE = 200;
/** The page was made for another address than it has, see `when-listing.ts`: what it holds is not shown. */
const OTHER = 'other';

/** Keeps the page's results as `$results` says: heading, cards, count, notes and the ways to more. */
export function showResults(root: HTMLElement, words: ListWords): void {
  const list = root.querySelector<HTMLElement>('.grid-cards');
  const template = root.querySelector<HTMLTemplateElement>('#card');
  const count = root.querySelector<HTMLElement>('.count-line');
  if (!list || !template || !count) return;
  const cards = cardsView(list, template, { ...edition, messages: texts, now: Date.now() });
  const pager = pagerOf(root, list);
  const note = noteOf(root, list);
  const said = root.appendChild(make('p', { className: 'visually-hidden', role: 'status' }));
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const showWaiting = (results: Results) => {
    if (root.dataset.phase === OTHER) cards.wait('apart');
    else if (results.phase === 'loading') {
      cards.wait('all');
      count.textContent = words.loading;
      note.hide();
      pager.hide();
    } else {
      if (results.phase === 'more') cards.wait('after', results.total - lastPage(results) * results.size);
      note.say(words.loadingMore);
    }
  };
  const showReady = (results: Results, before: Results | null) => {
    const more = cards.show(results);
    root.dataset.total = String(results.total);
    if (words.title) showTitle(root, words.title(results));
    count.textContent = format(texts.list.count, { n: results.total }, edition.locale);
    const isEmpty = results.batches.every(({ products }) => products.length === 0);
    if (isEmpty) pager.hide();
    else pager.show(rangeOf(results), link(results, 1), link(results, -1));
    if (isEmpty) note.nothing(...nothingOf(results, words));
    else if (hasMore(results)) note.hide();
    else note.say(words.end);
    if (before && before.shown === results.shown && more > 0) {
      said.textContent = format(texts.list.loadedMore, { n: more }, edition.locale);
    }
  };
  const showFailed = (results: Results) => {
    cards.wait('none');
    const all = results.phase === 'loading-failed';
    if (all) {
      list.replaceChildren();
      count.textContent = '';
      pager.hide();
    }
    const cause = words.cause && (results.problem || words.cause);
    if (all) note.fail(words.failed, cause);
    else note.fail(texts.errors.moreFailed, cause ?? texts.errors.stillWorks);
  };
  const show = (results: Results | null, before: Results | null = null) => {
    if (!results) return;
    clearTimeout(waiting);
    const { phase } = results;
    const isOther = root.dataset.phase === OTHER;
    if (isOther && phase === 'ready' && results.shown === 0) return;
    if (!isOther || phase !== 'loading') root.dataset.phase = phase;
    list.ariaBusy = String(['loading', 'more', 'earlier'].includes(phase));
    if (phase === 'ready') showReady(results, before);
    else if (phase.endsWith('-failed')) showFailed(results);
    else if (isOther) showWaiting(results);
    else waiting = setTimeout(() => showWaiting(results), PATIENCE);
  };
  show($results.get());
  $results.listen((now, before) => show(now, before ?? null));
}

/** Why nothing is shown, and what else is offered. */
function nothingOf(results: Results, { chips, nothing, ways, instead }: ListWords): [Nothing, Node?] {
  const { query, total } = results;
  const address = (search: string) => location.pathname + search;
  if (total > 0) {
    const link = (page: number) => address(addressOf(results, page));
    return [nothingBeyond({ page: query.page, pages: pagesOf(results), link }, texts, edition.locale, ways)];
  }
  const chosen = allChosen(query, { chips });
  if (chosen.length === 0) return [nothing, instead?.()];
  const set = resetOf(chosen);
  return [nothingLeft({ href: address(linkTo(set)), set }, texts, ways)];
}

/** Puts another heading over the results, and into the page's title. */
function showTitle(root: HTMLElement, title: string): void {
  const heading = root.querySelector('h1');
  if (!heading || heading.textContent === title) return;
  document.title = document.title.replace(heading.textContent ?? '', () => title);
  heading.textContent = title;
}

/** The address of the page at an end, or nothing where there is none. */
function link(results: Results, by: 1 | -1): string | undefined {
  if (by === 1) return hasMore(results) ? addressOf(results, lastPage(results) + 1) : undefined;
  return hasEarlier(results) ? addressOf(results, firstPage(results) - 1) : undefined;
}

function rangeOf(results: Results): string {
  const { size, total } = results;
  const from = (firstPage(results) - 1) * size + 1;
  const to = Math.min(total, lastPage(results) * size);
  return format(texts.listing.range, { from, to, total }, edition.locale);
}
