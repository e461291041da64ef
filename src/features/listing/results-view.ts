import { format } from '#i18n/format.ts';
import { cardsView } from './cards-view.ts';
import { edition, texts } from './list-texts.ts';
import { emptyText } from './list-titles.ts';
import { isFiltered } from './list-view.ts';
import { addressOf, firstPage, hasEarlier, hasMore, lastPage } from './listing.ts';
import { parsePlace } from './place.ts';
import { $results, type Results } from './results.store.ts';
import { noteOf, pagerOf } from './results-parts.ts';

/** Milliseconds without an answer before the page says that it is loading. */
const PATIENCE = 200;

/** Keeps the page's results as `$results` says: cards, count, notes and the ways to more. */
export function showResults(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.grid-cards');
  const template = root.querySelector<HTMLTemplateElement>('#card');
  const count = root.querySelector<HTMLElement>('.count-line');
  if (!list || !template || !count) return;
  const cards = cardsView(list, template, { ...edition, messages: texts, now: Date.now() });
  const place = parsePlace(location.pathname);
  const kind = place?.list ?? 'all';
  const pager = pagerOf(root, list);
  const note = noteOf(root, list);
  const said = root.appendChild(
    Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' }),
  );
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const showWaiting = (results: Results) => {
    if (results.phase === 'loading') {
      cards.wait('all');
      count.textContent = texts.list.loading[kind];
      note.hide();
      pager.hide();
    } else {
      cards.wait('after', results.total - lastPage(results) * results.size);
      note.say(texts.list.loadingMore[kind]);
    }
  };
  const showReady = (results: Results, before: Results | null) => {
    const more = cards.show(results);
    count.textContent = countText(results);
    pager.show(rangeOf(results), link(results, 1), link(results, -1));
    if (results.total === 0) note.empty(emptyTitle(results), isFiltered(results.query));
    else if (hasMore(results)) note.hide();
    else note.say(place ? texts.list.end[kind] : texts.list.endOfSearch);
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
    const title = place ? texts.errors.listFailed : texts.errors.searchFailed;
    note.fail(all ? title : texts.errors.moreFailed, place ? undefined : results.problem);
  };
  const emptyTitle = ({ query }: Results) => {
    if (isFiltered(query)) return texts.list.emptyFiltered;
    return place ? emptyText({ place }, texts) : texts.search.noProducts;
  };
  const show = (results: Results | null, before: Results | null = null) => {
    if (!results) return;
    clearTimeout(waiting);
    const { phase } = results;
    root.dataset.phase = phase;
    list.ariaBusy = String(['loading', 'more', 'earlier'].includes(phase));
    if (phase === 'ready') showReady(results, before);
    else if (phase.endsWith('-failed')) showFailed(results);
    else waiting = setTimeout(() => showWaiting(results), PATIENCE);
  };
  show($results.get());
  $results.listen((now, before) => show(now, before ?? null));
}

const countText = ({ total }: Results) => format(texts.list.count, { n: total }, edition.locale);

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
