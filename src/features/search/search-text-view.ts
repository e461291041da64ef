import { $results } from '#features/listing/results.store.ts';

/** Keeps the search field of the page as the results are, unless somebody writes in it. */
export function showSearchText(): void {
  const field = document.querySelector<HTMLInputElement>('[data-suggests=searches] input[name=q]');
  let shown = field?.defaultValue;
  $results.subscribe((results) => {
    const { q = '' } = results?.query.about ?? {};
    if (!field || q === shown || field === document.activeElement) return;
    shown = q;
    field.value = q;
  });
}
