import { paths } from '#contract/paths.ts';
import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import type { ListView } from './list-view.ts';
import { placePath } from './place.ts';

/** The heading of a list. */
export function listTitle({ place, category, subcategory }: ListView, { list }: Messages, locale: string) {
  const name = subcategory?.name ?? category?.name;
  if (!name) return list.titles[place.list];
  return place.bare ? name : format(list.titlesIn[place.list], { name }, locale);
}

/** What an empty list says, by how narrow its scope is. */
export function emptyText({ place }: Pick<ListView, 'place'>, { list }: Pick<Messages, 'list'>): string {
  const texts = place.subcategory
    ? list.emptyInSubcategory
    : place.category
      ? list.emptyInCategory
      : list.empty;
  return texts[place.list];
}

/** The steps from home to a list, itself last. */
export function listCrumbs(view: ListView, messages: Messages, locale: string) {
  const { place, category, subcategory } = view;
  const steps = [];
  if (category) steps.push({ name: category.name, path: paths.category(category.slug) });
  if (category && subcategory) {
    steps.push({
      name: subcategory.name,
      path: paths.categorySubcategory(category.slug, subcategory.slug),
    });
  }
  if (place.bare) return steps;
  const name = category ? messages.list.titles[place.list] : listTitle(view, messages, locale);
  return [...steps, { name, path: placePath(place) }];
}
