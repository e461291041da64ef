const MARK = '#product=';

/** The fragment that opens a product's details over the page it stands on. */
export const detailsHash = (id: string): string => MARK + encodeURIComponent(id);

/** The product an address opens: by its fragment, or by the parameter of a product's own address. */
export function productOf({ hash, search }: Pick<URL, 'hash' | 'search'>): string | null {
  const id = hash.startsWith(MARK) ? decode(hash.slice(MARK.length)) : null;
  return id || new URLSearchParams(search).get('product') || null;
}

/** The product whose details the page's address asks for; none where the page itself shows it, or says that it cannot. */
export function addressedProduct(): string | null {
  const isPage = document.querySelector('[data-product-page],[data-not-found]');
  return productOf(isPage ? { hash: location.hash, search: '' } : location);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
