import type { favourites as english } from '../en/favourites.ts';

export const favourites: typeof english = {
  favourites: {
    title: 'Meine Favoriten',
    count: '{n, plural, one {Sie haben # Produkt gespeichert} other {Sie haben # Produkte gespeichert}}',
    clear: 'Favoriten leeren',
    empty: 'Sie haben noch keine Favoriten',
    emptyHint: 'Klicken Sie auf das Herz eines Produkts, um es hier zu behalten.',
    explore: 'Produkte entdecken',
    add: 'Zu den Favoriten hinzufügen',
    remove: 'Aus den Favoriten entfernen',
    addNamed: '{name} zu den Favoriten hinzufügen',
    loading: 'Ihre Favoriten werden geladen...',
    noScript: 'Favoriten liegen in Ihrem Browser und brauchen JavaScript.',
    keptHere: 'Ihre Favoriten werden nur in diesem Browser gespeichert.',
    order: 'Sortieren nach',
    orders: { saved: 'Neueste zuerst', drop: 'Größte Preissenkung', price: 'Niedrigster Preis' },
    dropped:
      '{n, plural, one {# ist billiger geworden, seit Sie es gespeichert haben} other {# sind billiger geworden, seit Sie sie gespeichert haben}}',
    cheaper: '{price} weniger als beim Speichern',
    dearer: '{price} mehr als beim Speichern',
    checking: 'Die heutigen Preise werden geprüft...',
    checkingPrice: 'Preis wird geprüft...',
    unchecked: 'Preis nicht geprüft',
    unnamed: 'Gespeichertes Produkt',
    similar: 'Ähnliche suchen',
    similarTo: 'Ähnliche Produkte wie {name} suchen',
    search: 'Danach suchen',
    searchFor: 'Nach {name} suchen',
    failed: 'Die heutigen Preise konnten nicht geprüft werden',
    failedHint: 'Ihre Favoriten stehen hier, wie sie gespeichert wurden, ohne Link zum Shop.',
  },
};
