import { MAX_PRICE } from '#contract/limits.ts';
import { format } from '#i18n/format.ts';
import { formatWholePrice } from '#lib/money.ts';
import { edition, texts } from './list-texts.ts';
import { readPrice } from './listing-query.ts';
import { make } from './make.ts';
import { priceHints } from './price-hints.ts';
import { STEPS, toPrice, toStep } from './price-scale.ts';
import { readRange } from './read-answer.ts';
import { $answer, $results, change } from './results.store.ts';

/** Milliseconds after the last key before a price counts (specification, section 9). */
const DEBOUNCE = 500;
const NAMES = ['min_price', 'max_price'] as const;
type Name = (typeof NAMES)[number];

/** Makes the price fields and the slider over them work; what was typed and slid before counts. */
export function startPriceFields(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-price]');
  if (!form) return;
  let range = { min: Number(form.dataset.min), max: Number(form.dataset.max) };
  const field = (name: Name) => form.elements.namedItem(name) as HTMLInputElement;
  const thumb = (name: Name) => form.querySelector<HTMLInputElement>(`[data-of=${name}]`);
  const note = form.appendChild(make('p', { className: 'price-note', role: 'alert' }));
  /** What the shopper has set that does not count yet; nothing else sets it meanwhile. */
  const touched = new Set<Name>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = -1;

  const apply = () => {
    clearTimeout(timer);
    touched.clear();
    const problems = NAMES.map((name) => problemOf(field(name)));
    for (const [at, name] of NAMES.entries()) field(name).ariaInvalid = String(problems[at] !== undefined);
    const problem = problems.find(Boolean);
    note.textContent = problem ?? '';
    if (problem) return;
    const prices = Object.fromEntries(NAMES.map((name) => [name, readPrice(field(name).value) ?? undefined]));
    if (Number(prices.min_price) > Number(prices.max_price)) note.textContent = texts.filters.pricesCrossed;
    const { query, asked: last } = $results.get() ?? {};
    if (NAMES.every((name) => query?.[name] === prices[name])) return;
    change(prices, { replace: last === asked });
    asked = $results.get()?.asked ?? -1;
  };
  const showThumbs = () => {
    for (const name of NAMES) {
      if (touched.has(name)) continue;
      const input = thumb(name);
      const price = readPrice(field(name).value);
      if (input) input.value = String(price == null ? ends[name] : toStep(price, range));
    }
    paint();
  };
  const paint = () => {
    const [low, high] = NAMES.map((name) => Number(thumb(name)?.value ?? ends[name]));
    const slider = form.querySelector<HTMLElement>('.slider');
    slider?.style.setProperty('--low', `${low}%`);
    slider?.style.setProperty('--high', `${high}%`);
    for (const name of NAMES) {
      const input = thumb(name);
      const price = toPrice(Number(input?.value), range);
      input?.setAttribute('aria-valuetext', formatWholePrice(price, edition.currency, edition.locale));
    }
  };
  /** Takes what was typed or slid while nothing listened, or what the browser kept of it. */
  const takeEarly = () => {
    for (const name of NAMES) {
      const input = thumb(name);
      const isTyped = isChanged(field(name));
      if (input && isChanged(input) && !isTyped) slide(name, input);
      if (isTyped || isChanged(field(name))) touched.add(name);
    }
    if (touched.size > 0) timer = setTimeout(apply, DEBOUNCE);
  };
  const slide = (name: Name, input: HTMLInputElement) => {
    const other = Number(thumb(name === 'min_price' ? 'max_price' : 'min_price')?.value ?? ends[name]);
    const step =
      name === 'min_price' ? Math.min(Number(input.value), other) : Math.max(Number(input.value), other);
    input.value = String(step);
    field(name).value = step === ends[name] ? '' : String(toPrice(step, range));
    paint();
  };
  form.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    const name = (input.dataset.of ?? input.name) as Name;
    touched.delete(name);
    if (input.dataset.of) slide(name, input);
    else showThumbs();
    touched.add(name);
    clearTimeout(timer);
    timer = setTimeout(apply, DEBOUNCE);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    apply();
  });
  form.noValidate = true;

  let shown = $results.get()?.query;
  $results.listen((results) => {
    const query = results?.query;
    if (!query || query === shown) return;
    shown = query;
    for (const name of NAMES) {
      if (!touched.has(name) && readPrice(field(name).value) !== query[name]) {
        field(name).value = String(query[name] ?? '');
      }
    }
    showThumbs();
  });
  $answer.listen((answer) => {
    const found = readRange(answer);
    if (!found) return;
    range = found;
    const hints = priceHints(range, texts, edition);
    for (const name of NAMES) field(name).placeholder = hints[name];
    const slider = form.querySelector<HTMLElement>('.slider');
    if (slider) slider.hidden = range.max <= range.min;
    showThumbs();
  });
  takeEarly();
  showThumbs();
}

const isChanged = ({ value, defaultValue }: HTMLInputElement): boolean => value !== defaultValue;

/** Where a thumb stands while its price is not set. */
const ends: Readonly<Record<Name, number>> = { min_price: 0, max_price: STEPS };

/** What is wrong with a field that is neither blank nor a price from 0 on, in steps of 0.01. */
function problemOf({ value, validity }: HTMLInputElement): string | undefined {
  if (Number(value) > MAX_PRICE) {
    const price = formatWholePrice(MAX_PRICE, edition.currency, edition.locale);
    return format(texts.filters.priceTooHigh, { price }, edition.locale);
  }
  const usable = !validity.badInput && !validity.stepMismatch && readPrice(value) !== null;
  return usable ? undefined : texts.filters.invalidPrice;
}
