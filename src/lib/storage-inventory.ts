/** A name under which this site keeps something in a visitor's browser. */
export interface StoredItem {
  name: string;
  kind: 'cookie' | 'localStorage' | 'sessionStorage';
  /** Days, or until the tab closes, or until the visitor clears it. */
  lasts: { days: number } | 'session' | 'untilCleared';
  purpose: Readonly<Record<'en' | 'es', string>>;
}

/**
 * All that the software stores in the browser. The privacy and cookie pages print this list, so a name
 * that the code uses and this list lacks makes them untrue.
 */
export const storageInventory: readonly StoredItem[] = [
  {
    name: 'country',
    kind: 'cookie',
    lasts: { days: 365 },
    purpose: {
      en: 'Remembers the edition chosen in the country selector, where both editions share one address.',
      es: 'Recuerda la edición elegida en el selector de país cuando las dos comparten dirección.',
    },
  },
  {
    name: 'tecfinder_favorites',
    kind: 'cookie',
    lasts: { days: 365 },
    purpose: {
      en: 'Names your favourites, of a long list the newest. Set when you save the first one, removed with the last.',
      es: 'Nombra tus favoritos; de una lista larga, los más recientes. Se crea al guardar el primero y se borra con el último.',
    },
  },
  {
    name: 'tecfinder_favorites',
    kind: 'localStorage',
    lasts: 'untilCleared',
    purpose: {
      en: 'Keeps all your favourites with their details and the price when you saved them; they do not all fit in the cookie.',
      es: 'Guarda todos tus favoritos con sus detalles y el precio que tenían al guardarlos; no caben todos en la cookie.',
    },
  },
  {
    name: 'tecfinder_recent_searches',
    kind: 'localStorage',
    lasts: 'untilCleared',
    purpose: {
      en: 'Keeps your last eight searches on this device, to offer them in the search box, where you can forget them.',
      es: 'Guarda tus ocho últimas búsquedas en este dispositivo para ofrecértelas en el buscador, donde puedes olvidarlas.',
    },
  },
  {
    name: 'tecfinder_seen',
    kind: 'localStorage',
    lasts: 'untilCleared',
    purpose: {
      en: 'Keeps which 20 products you opened last, for “Recommended For You” on the home page, where a button clears it. Only the request for these products and similar ones leaves the device.',
      es: 'Guarda los 20 últimos productos que has abierto, para «Recomendados para ti» en la página de inicio, donde un botón los borra. Del dispositivo solo sale la petición de esos productos y otros parecidos.',
    },
  },
  {
    name: 'tecfinder_theme',
    kind: 'localStorage',
    lasts: 'untilCleared',
    purpose: {
      en: 'Remembers whether you chose light or dark colours.',
      es: 'Recuerda si has elegido colores claros u oscuros.',
    },
  },
  {
    name: 'tecfinder_pressed',
    kind: 'sessionStorage',
    lasts: 'session',
    purpose: {
      en: 'Holds the hearts you pressed just before leaving a page, until the next page has saved them.',
      es: 'Guarda los corazones que has pulsado justo antes de dejar una página, hasta que la siguiente los guarde.',
    },
  },
  {
    name: 'tecfinder_windows',
    kind: 'sessionStorage',
    lasts: 'session',
    purpose: {
      en: 'Remembers your open product windows, so that they stay on the next page.',
      es: 'Recuerda tus ventanas de producto abiertas, para que sigan en la página siguiente.',
    },
  },
];
