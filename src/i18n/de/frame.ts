import type { frame as english } from '../en/frame.ts';

export const frame: typeof english = {
  frame: {
    subcategoriesOf: 'Unterkategorien von {name}',
    sidePanel: 'Gerade beliebt',
  },
  /** What stands in each section of the home page, and its controls. */
  sections: {
    popular: 'Gut bewertet und in vielen Shops zu haben; auch was hier geöffnet wird, zählt.',
    recentDeals: 'Gesunkene Preise der neuesten Produkte.',
    bestSellers:
      'Das beliebteste Produkt jeder großen Kategorie, danach, was hier geöffnet wird und wie viele Shops es verkaufen. Ihre Verkaufszahlen nennen uns die Shops nicht.',
    onSale: 'Die gesunkenen Preise, die am meisten geöffnet werden.',
    newArrivals: 'Die neuesten Produkte unserer Partnershops.',
    recommended: 'Ausgesucht nach dem, was Sie auf diesem Gerät geöffnet haben. Diese Liste bleibt dort.',
    forget: 'Vergessen, was ich geöffnet habe',
    forgotten: 'Was Sie geöffnet hatten, ist vergessen.',
    loadingMore: 'Weitere Produkte werden geladen...',
    moreFailed: 'Weitere Produkte konnten nicht geladen werden. Versuchen Sie es noch einmal.',
    searchesNow: 'Beliebte Suchen:',
  },
  alerts: {
    title: 'Preisalarm',
    text: 'Sie erhalten eine E-Mail, wenn ein Preis wirklich fällt.',
    email: 'E-Mail-Adresse',
    emailPlaceholder: 'name@beispiel.com',
    subscribe: 'Abonnieren',
    sending: 'Wird gesendet...',
    note: 'Es werden noch keine E-Mails verschickt. Wir behalten Ihre Adresse sieben Tage; beginnt der Versand bis dahin, erhalten Sie eine E-Mail zur Bestätigung. Sonst wird sie gelöscht.',
    stored:
      'Ihre Anmeldung wird sieben Tage behalten. Es wurde keine E-Mail verschickt, denn der Versand ist noch nicht eingerichtet.',
    required: 'Geben Sie Ihre E-Mail-Adresse ein',
    invalid: 'Geben Sie eine E-Mail-Adresse wie name@beispiel.com ein',
    busy: 'Von hier kamen zu viele Anmeldungen. Versuchen Sie es in einer Stunde noch einmal.',
    failed: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    notHere: 'Anmeldungen sind hier zurzeit nicht möglich.',
  },
};
