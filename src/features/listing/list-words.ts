import { type ChosenFilter, chosenFilters } from './chosen-filters.ts';
import { edition, texts } from './list-texts.ts';
import type { ListingQuery } from './listing-query.ts';
import { type Nothing, nothingInList, type Way, waysFrom } from './nothing.ts';
import type { Place } from './place.ts';
import type { Results } from './results.store.ts';

/** What a page says of its list; the search page says other things than the pages of lists. */
export interface ListWords {
  loading: string;
  loadingMore: string;
  /** Said after the last product. */
  end: string;
  failed: string;
  /** Said with `failed` where the machine gives no words of its own; those it has are told in its place. */
  cause?: string;
  /** Where nothing was found and no filter is the reason. */
  nothing: Nothing;
  /** The ways on where a filter is. */
  ways: readonly Way[];
  /** What else is offered where no filter is the reason. */
  instead?: () => Node | undefined;
  /** The page's heading, where it depends on what is found. */
  title?: (results: Results) => string;
  /** What narrows the list beside its filters. */
  chips?: (query: ListingQuery) => readonly ChosenFilter[];
}

/** The words of a list of the specification's route table. */
export const placeWords = (place: Place): ListWords => ({
  loading: texts.list.loading[place.list],
  loadingMore: texts.list.loadingMore[place.list],
  end: texts.list.end[place.list],
  failed: texts.errors.listFailed,
  nothing: nothingInList(place, texts),
  ways: waysFrom(place, texts),
});

/** Everything that narrows the list, in the order of its chips. */
export const allChosen = (
  query: ListingQuery,
  { chips }: Pick<ListWords, 'chips'>,
): readonly ChosenFilter[] => [...(chips?.(query) ?? []), ...chosenFilters(query, texts, edition)];
