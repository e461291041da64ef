export type MessageValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Fills a message: `{name}` by its value, numbers as the locale writes them, and
 * `{n, plural, =0 {none} one {# shop} other {# shops}}` by the locale's plural form, where `#` is
 * the number. A name without a value stays as it is written, so that the gap shows.
 */
export function format(message: string, values: MessageValues, locale: string): string {
  return fill(message, values, locale, '');
}

function fill(message: string, values: MessageValues, locale: string, hash: string): string {
  let text = '';
  for (let at = 0; at < message.length; at++) {
    const mark = message[at];
    if (mark === '#' && hash) text += hash;
    else if (mark === '{') {
      const end = closing(message, at);
      text += placeholder(message.slice(at + 1, end), values, locale, hash);
      at = end;
    } else text += mark;
  }
  return text;
}

function placeholder(body: string, values: MessageValues, locale: string, hash: string): string {
  const plural = /^\s*(\w+)\s*,\s*plural\s*,/.exec(body);
  const name = plural?.[1] ?? body.trim();
  const value = values[name];
  if (value === undefined) return `{${body}}`;
  if (!plural) return typeof value === 'number' ? numberText(value, locale) : value;
  const number = Number(value);
  const forms = pluralForms(body.slice(plural[0].length));
  const chosen = forms.get(`=${number}`) ?? forms.get(rulesOf(locale).select(number)) ?? forms.get('other');
  return fill(chosen ?? '', values, locale, numberText(number, locale) || hash);
}

function pluralForms(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const end = closing(text, open);
    forms.set(text.slice(at, open).trim(), text.slice(open + 1, end));
    at = end + 1;
  }
  return forms;
}

/** The index of the brace that closes the one at `open`, or of the end of the text. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

function numberText(number: number, locale: string): string {
  let formatter = numberFormats.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { useGrouping: 'always' });
    numberFormats.set(locale, formatter);
  }
  return formatter.format(number);
}

function rulesOf(locale: string): Intl.PluralRules {
  let rules = pluralRules.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    pluralRules.set(locale, rules);
  }
  return rules;
}
