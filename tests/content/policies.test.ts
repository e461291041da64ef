import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT_DAYS } from '#catalogue/usage/fold.ts';
import { MIN_VISITORS } from '#catalogue/usage/standings.ts';
import { PLACEHOLDERS } from '#components/prose/fill.ts';
import { policySchema } from '#content/policy.ts';
import { POLICIES, POLICY_LANGUAGES, policyId } from '#contract/policies.ts';
import { storageInventory } from '#lib/storage-inventory.ts';

const read = (id: string) => readFileSync(`src/content/${id}.md`, 'utf8');
const all = POLICY_LANGUAGES.flatMap((language) => POLICIES.map((policy) => policyId(language, policy)));

test('each language holds every page and no other', () => {
  for (const language of POLICY_LANGUAGES) {
    expect(readdirSync(`src/content/${language}`).sort()).toEqual(
      POLICIES.map((name) => `${name}.md`).sort(),
    );
  }
});

test('the policies, and no other page, say when they were last changed', () => {
  const dated = all.filter((id) => read(id).includes('\nupdated: 2025-06-18\n'));
  const policies = ['cookies', 'how-we-rank', 'privacy', 'terms'];
  expect(dated.sort()).toEqual(
    ['en', 'es'].flatMap((language) => policies.map((name) => `${language}/${name}`)),
  );
  expect(all.filter((id) => read(id).includes('\nupdated:'))).toHaveLength(8);
});

test.each(all)('%s asks only for what the page can put in', (id) => {
  const asked = [...read(id).matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(asked.filter((name) => !PLACEHOLDERS.some((known) => known === name))).toEqual([]);
});

test.each(POLICIES)('%s has the same sections and placeholders in both languages', (policy) => {
  const shape = (id: string) => ({
    headings: read(id).match(/^#+ /gm)?.length ?? 0,
    placeholders:
      read(id)
        .match(/\{\w+\}/g)
        ?.sort() ?? [],
    links: [...read(id).matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1]).sort(),
  });
  expect(shape(policyId('es', policy))).toEqual(shape(policyId('en', policy)));
});

test.each(['privacy', 'cookies'] as const)('%s prints what the software stores', (policy) => {
  for (const language of POLICY_LANGUAGES)
    expect(read(policyId(language, policy))).toContain('\n{inventory}\n');
});

test('the inventory names each place once and says in both languages what it is for', () => {
  const places = storageInventory.map(({ name, kind }) => `${kind} ${name}`);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toContain('cookie country');
  expect(places).toContain('cookie tecfinder_favorites');
  for (const { purpose } of storageInventory) expect(purpose.en && purpose.es).toBeTruthy();
});

test('the pages say what the specification asks of them', () => {
  expect(read('en/terms')).toContain('final valid price is the one on the merchant');
  expect(read('en/terms')).toContain('Scraping');
  expect(read('en/terms')).toContain('courts of Zaragoza');
  expect(read('es/terms')).toContain('tribunales de Zaragoza');
  expect(read('en/privacy')).toContain('under 16');
  expect(read('es/privacy')).toContain('menores de 16');
  expect(read('en/privacy')).toContain('No personal data is shared');
  expect(read('en/how-we-rank')).toContain('Commission plays no part');
});

test('the ways into a page lead to places that it has in both languages', () => {
  const disclosure = readFileSync('src/components/Disclosure.astro', 'utf8');
  const fragments = [...disclosure.matchAll(/#([a-z-]+)`/g)].map((match) => match[1]);
  expect(fragments).toEqual(['rating']);
  for (const id of ['en/how-we-rank', 'es/how-we-rank'])
    expect(read(id)).toContain('<span id="rating"></span>');
});

test('the privacy page says what a sign-up for deal alerts keeps, and for how long', () => {
  expect(read('en/privacy')).toContain('deleted after seven days');
  expect(read('es/privacy')).toContain('se borra a los siete días');
});

test('the privacy page says for how long uses are kept, and when a search is shown', () => {
  expect(KEPT_DAYS).toBe(90);
  expect(MIN_VISITORS).toBe(5);
  expect(read('en/privacy')).toContain('two days at most');
  expect(read('es/privacy')).toContain('dos días como máximo');
  for (const language of POLICY_LANGUAGES) expect(read(policyId(language, 'privacy'))).toContain('90 d');
  expect(read('en/privacy')).toContain('at least five visitors');
  expect(read('es/privacy')).toContain('al menos cinco visitantes');
});

test('a head without a title, with a wrong day or with a stray line tells what to write', () => {
  const tell = (head: object) => policySchema.safeParse(head).error?.issues.map(({ message }) => message);
  const head = { title: 'Terms', description: 'What you can expect', updated: '2025-06-18' };
  expect(tell(head)).toBeUndefined();
  expect(tell({ ...head, updated: undefined })).toBeUndefined();
  expect(tell({ ...head, title: undefined })).toEqual([
    'Write a title line at the head of the file, such as "title: Privacy policy".',
  ]);
  expect(tell({ ...head, updated: 'June' })).toEqual([
    'Write the day of the last change as "updated: 2025-06-18".',
  ]);
  expect(tell({ ...head, draft: true })).toEqual([
    'Remove "draft": the head of a page has only title, description and updated.',
  ]);
});
