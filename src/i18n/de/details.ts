import type { details as english } from '../en/details.ts';

export const details: typeof english = {
  details: {
    loading: 'Die Einzelheiten werden geladen...',
    slow: 'Das dauert länger als sonst.',
    failed: 'Die Einzelheiten konnten nicht geladen werden',
    failedHint: 'Sie sehen, was die Liste schon wusste. Der Weg zum Shop funktioniert weiterhin.',
    retry: 'Erneut versuchen',
    gone: 'Dieses Produkt wird nicht mehr verkauft',
    goneHint: 'Zurzeit hat es kein Shop. Vielleicht hilft ein verwandtes Produkt.',
    allOffers: 'Alle Angebote',
    price: 'Preis',
    delivery: 'Versand',
    stock: 'Verfügbarkeit',
    goTo: 'Zum Shop',
    facts: 'Angaben',
    historyNote: '{shop}, {days}',
    historyText:
      'Zwischen {from} und {to} lag der Preis bei mindestens {lowest} und höchstens {highest}; jetzt beträgt er {now}.',
    picture: 'Bild {n} von {total}: {name}',
    newTab: 'öffnet sich in einem neuen Tab',
    linkFailed: 'Kopieren Sie diese Adresse: {address}',
    moving: {
      title: 'Verschieben und Größe ändern',
      left: 'Nach links',
      right: 'Nach rechts',
      up: 'Nach oben',
      down: 'Nach unten',
      wider: 'Breiter',
      narrower: 'Schmaler',
      taller: 'Höher',
      shorter: 'Niedriger',
    },
    windowLoading: 'Das Produkt wird geladen...',
    windowFailed: 'Das Produkt konnte nicht geladen werden.',
  },
};
