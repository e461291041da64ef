import { edition, texts as listTexts } from '#features/listing/list-texts.ts';
import { isFiltered } from '#features/listing/list-view.ts';
import { mountListing } from '#features/listing/mount-listing.ts';
import { nothingFound, waysFrom } from '#features/listing/nothing.ts';
import { $answer } from '#features/listing/results.store.ts';
import { asBrand, askedOf, searchTitle } from '#features/search/asked.ts';
import { brandsIn, searchChips } from '#features/search/facets.ts';
import { showFacets } from '#features/search/facets-view.ts';
import { namesOnPage } from '#features/search/names-on-page.ts';
import { showReading } from '#features/search/reading-view.ts';
import { showSearchText } from '#features/search/search-text-view.ts';
import { texts as search } from '#features/search/texts.ts';

const { locale } = edition;
const texts = { ...listTexts, search };
const { list, errors } = texts;

/** Takes the results of the search page over, with what a search has beside a list. */
export function mount(): void {
  const root = document.querySelector<HTMLElement>('[data-results]');
  if (!root) return;
  const { brand: written } = root.querySelector<HTMLElement>('[data-facets]')?.dataset ?? {};
  mountListing({
    loading: search.loading,
    loadingMore: list.loadingMore.all,
    end: list.endOfSearch,
    failed: search.failed,
    cause: errors.unknown,
    nothing: nothingFound(texts),
    ways: waysFrom(undefined, texts),
    instead: popularSearches,
    title: ({ query, total }) =>
      searchTitle(
        asBrand(askedOf(query.about), [written, ...brandsIn($answer.get())]),
        total > 0 || isFiltered(query),
        namesOnPage,
        search,
        locale,
      ),
    chips: ({ about }) => searchChips(askedOf(about), namesOnPage, texts, locale),
  });
  showFacets(root, texts, locale);
  showReading(root, search, locale);
  showSearchText();
}

/** What is searched for most, as the side panel has it, which small screens do not show. */
function popularSearches(): Node | undefined {
  const panel = document.querySelector('.aside [data-popular=searches]')?.closest('section');
  const copy = panel?.cloneNode(true) as HTMLElement | undefined;
  copy?.removeAttribute('class');
  return copy;
}
