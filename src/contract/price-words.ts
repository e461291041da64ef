/** What a text says of the price, in major units, and the rest of it. */
export interface PriceWords {
  /** What is searched for. */
  rest: string;
  /** The words of the price as they are written. */
  words: string;
  min?: number;
  max?: number;
}

const CURRENCY = '(?:€|£|euros?\\b|eur\\b|pounds?\\b|quid\\b|gbp\\b|libras?\\b)';
const AMOUNT = `(?:[€£]\\s*)?(?:\\d{1,3}(?:[.,]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?(?:\\s*${CURRENCY})?`;
const TO =
  'up to|under|below|less than|cheaper than|(?:por )?(?:menos de|debajo de)|inferior(?:es)? a|hasta|no m[aá]s de|max\\.?|m[aá]ximo';
const FROM = 'from|over|above|more than|at least|m[aá]s de|desde|a partir de|m[ií]nimo|min\\.?';
const UP_TO = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TO}) (${AMOUNT})(?![\\p{L}\\p{N}])`, 'iu');
const FROM_ON = new RegExp(`(?<![\\p{L}\\p{N}])(?:${FROM}) (${AMOUNT})(?![\\p{L}\\p{N}])`, 'iu');
const BETWEEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:between|entre|from|desde|de) (${AMOUNT}) (?:and|y|to|a|hasta) (${AMOUNT})(?![\\p{L}\\p{N}])`,
  'iu',
);
const HAS_CURRENCY = new RegExp(CURRENCY, 'iu');
/** A number below is more likely an age or a size where no currency is named. */
const LEAST_PLAIN = 10;
/** Things that are asked for by their inches, and the most that are usual. */
const SCREENS = /\b(?:tv|televis\w+|monitor\w*|pantallas?|screens?)\b/iu;
const MOST_INCHES = 98;

/**
 * The price that a text asks for: `portátil hasta 500 €`, `laptops under 400`, `tv between £200 and £400`. Without a
 * currency only at the end of the text, where no unit can follow, not from a price on: `desde 3 años`, and not what may be the
 * inches of a screen: `tv hasta 55`.
 * Null where there is none, or nothing beside it.
 */
export function readPriceWords(text: string): PriceWords | null {
  const spaced = text.replace(/\s+/g, ' ').trim();
  return (
    priced(spaced, BETWEEN.exec(spaced), ([min, max]) => (min < max ? { min, max } : null)) ??
    priced(spaced, UP_TO.exec(spaced), ([max]) => ({ max })) ??
    priced(spaced, FROM_ON.exec(spaced), ([min]) => ({ min }), true)
  );
}

type Span = Pick<PriceWords, 'min' | 'max'>;

function priced(
  text: string,
  found: RegExpExecArray | null,
  spanOf: (amounts: [number, number]) => Span | null,
  isCurrencyNeeded = false,
): PriceWords | null {
  if (!found) return null;
  const [words, first = '', second = first] = found;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + words.length)}`.trim();
  const isPlain = !HAS_CURRENCY.test(words);
  const amounts: [number, number] = [amountOf(first), amountOf(second)];
  const isAtEnd = found.index + words.length === text.length;
  if (!rest) return null;
  const isOther =
    isCurrencyNeeded ||
    !isAtEnd ||
    Math.min(...amounts) < LEAST_PLAIN ||
    (SCREENS.test(rest) && Math.max(...amounts) <= MOST_INCHES);
  if (isPlain && isOther) return null;
  const span = spanOf(amounts);
  return span && { rest: rest.replace(/\s+/g, ' '), words, ...span };
}

/** `1.299`, `1,299` and `1.299,00 €` are 1299, `12.5` is 12.5. */
function amountOf(text: string): number {
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  return Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
}
