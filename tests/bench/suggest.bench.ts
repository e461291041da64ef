import { buildSpelling } from '#engine/spelling/build.ts';
import { type CountedWord, spellingFromBlobs, spellingToBlobs } from '#engine/spelling/data.ts';
import { openSpelling, type Spelling } from '#engine/spelling/spelling.ts';
import { buildCompletions } from '#engine/suggestions/build.ts';
import { categoryEntries } from '#engine/suggestions/categories.ts';
import { openCompletions } from '#engine/suggestions/completions.ts';
import { suggest } from '#engine/suggestions/suggest.ts';
import { taxonomy } from '#lib/taxonomy.ts';
import { seeded } from './million/offers/random.ts';
import { type Peer, symmetricDeletes, trigrams } from './spelling/peers.ts';
import { realVocabulary } from './spelling/real-vocabulary.ts';
import { makeTypos, type Typo } from './spelling/typos.ts';
import { makeVocabulary } from './spelling/vocabulary.ts';

/**
 * Times corrections and suggestions over a made vocabulary of 300,000 words, and over a real catalogue's
 * where the shared data is present, beside a symmetric-delete index and trigrams.
 * Run: node tests/bench/suggest.bench.ts
 */
const TYPOS = 2_000;
const made = makeVocabulary(300_000);
const real = realVocabulary();
compare('made words', made);
if (real.length > 0) compare('words of a real catalogue', real);
else console.log('The real catalogue is absent: its words are left out.');
const spelling = openSpelling(buildSpelling(made));
timeBeginnings(spelling);
timeSuggestions(spelling);

function compare(title: string, words: readonly CountedWord[]): void {
  const typos = makeTypos(words, TYPOS);
  console.log(`\n${title}: ${words.length}, ${typos.length} misspelt`);
  measure('sorted walk', words, typos, () => {
    const blobs = spellingToBlobs(buildSpelling(words));
    const open = openSpelling(spellingFromBlobs(blobs));
    const correct = (word: string) => open.corrections(word, 5).map((found) => found.word);
    return { correct, bytes: sizeOf(blobs) };
  });
  measure('symmetric deletes', words, typos, () => symmetricDeletes(words));
  measure('trigrams', words, typos, () => trigrams(words));
}

function measure(
  title: string,
  words: readonly CountedWord[],
  typos: readonly Typo[],
  make: () => Peer,
): void {
  const start = performance.now();
  const peer = make();
  const built = performance.now() - start;
  for (const { typed } of typos.slice(0, 500)) peer.correct(typed);
  let first = 0;
  let among = 0;
  const times = typos.map(({ typed, meant }) => {
    const found = peer.correct(typed);
    if (found[0] === meant) first++;
    if (found.includes(meant)) among++;
    return timeOf(() => peer.correct(typed));
  });
  const share = (count: number) => (count / typos.length).toFixed(3);
  console.log(
    `${title.padEnd(18)} first ${share(first)}, among five ${share(among)}, ${percentiles(times)}, ` +
      `${(peer.bytes / words.length).toFixed(0)} bytes a word, built in ${built.toFixed(0)} ms`,
  );
}

function timeBeginnings(open: Spelling): void {
  const beginnings = makeTypos(made, TYPOS, 3).map(({ typed }) => typed.slice(0, 3 + (typed.length % 5)));
  const times = beginnings.map((typed) => timeOf(() => open.prefixCorrections(typed, 5)));
  console.log(`\nmisspelt beginnings of 3 to 7 letters: ${percentiles(times)}`);
}

/** Typing of brands, searches and misspelt words, from two characters on, over 50,000 brands and 5,000 searches. */
function timeSuggestions(open: Spelling): void {
  const random = seeded(4);
  const pick = () => (made[Math.floor(random.next() ** 3 * made.length)] as CountedWord).word;
  const brands = Array.from({ length: 50_000 }, (_, n) => ({
    text: random.chance(0.5) ? pick() : `${pick()} ${pick()}`,
    id: `${n}`,
    weight: Math.ceil(20_000 / (n + 1)),
  }));
  const searches = Array.from({ length: 5_000 }, (_, n) => ({
    text: `${pick()} ${pick()}`,
    id: `${n}`,
    weight: 5_000 - n,
  }));
  const counts = new Map(
    taxonomy
      .flatMap(({ slug, subcategories }) => [slug, ...subcategories.map((leaf) => leaf.slug)])
      .map((slug) => [slug, 9]),
  );
  const start = performance.now();
  const built = buildCompletions(brands);
  console.log(`50,000 brands: built in ${(performance.now() - start).toFixed(0)} ms`);
  const sources = {
    brands: openCompletions(built),
    searches: openCompletions(buildCompletions(searches)),
    categories: openCompletions(buildCompletions(categoryEntries('es', counts))),
    products: () => [],
    spelling: () => open,
  };
  const typed = [...brands.slice(0, 2_000), ...searches.slice(0, 1_000)].map(({ text }) => text);
  typed.push(...makeTypos(made, 2_000, 5).map((typo) => typo.typed));
  const beginnings = typed.map((text) => text.slice(0, 2 + random.below(text.length - 1)));
  const run = (text: string) => timeOf(() => suggest({ text, limit: 10 }, sources));
  for (const text of beginnings.slice(0, 500)) run(text);
  console.log(`suggestions, products left out: ${percentiles(beginnings.map(run))}`);
}

/** Milliseconds; the least of three runs, so that other work on the machine does not count. */
function timeOf(run: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}

function percentiles(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] as number).toFixed(3);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}`;
}

function sizeOf(blobs: Readonly<Record<string, Uint8Array>>): number {
  return Object.values(blobs).reduce((sum, { byteLength }) => sum + byteLength, 0);
}
