/** A step on the way to a page, home first, the page itself last. */
export interface Crumb {
  name: string;
  path: string;
}

/** Schema.org BreadcrumbList of the steps, with absolute addresses. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
