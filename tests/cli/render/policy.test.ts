import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimPolicy } from '../../../src/cli/render/policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (hashes: readonly string[], body: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' ${hashes.join(' ')};">${body}`;
const trimmed = (html: string) => trimPolicy(Buffer.from(html)).toString();

test('a policy keeps the hashes of what its page carries inside it, and no others', () => {
  const body = '<p>Año nuevo</p><script>precio("12 €")</script><style>b{content:"→"}</style>';
  const needed = [hashOf('precio("12 €")'), hashOf('b{content:"→"}')];
  expect(trimmed(page([...needed, hashOf('elsewhere')], body))).toBe(page(needed, body));
});

test('a script that comes as a file needs no hash', () => {
  const body = '<script src="/a.js"></script>';
  expect(trimmed(page([hashOf('')], body))).not.toContain('sha256');
});

test.each(['json', 'ld+json'])('data that is not run needs no hash: %s', (kind) => {
  const body = `<script type="application/${kind}">{"a":1}</script><script>{"b":1}</script>`;
  expect(trimmed(page([hashOf('{"a":1}'), hashOf('{"b":1}')], body))).toBe(page([hashOf('{"b":1}')], body));
});

test('a page without a policy stays as it is', () => {
  expect(trimmed('<p>ñ € 漢</p>')).toBe('<p>ñ € 漢</p>');
});

test('only the head of a page is changed, whatever stands before and behind its end', () => {
  const body = `</head><body><p>año €</p><script type="module" src="/a.js"></script><script>late("ñ")</script><style>`;
  const head = (hashes: readonly string[]) => `<head><title>Ñandú €</title>${page(hashes, body)}`;
  const needed = [hashOf('late("ñ")')];
  expect(trimmed(head([...needed, hashOf('elsewhere')]))).toBe(head(needed));
});
