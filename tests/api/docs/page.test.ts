import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOpenApi } from '#api/docs/openapi.ts';
import { ask } from '../asking.ts';
import { standIn } from '../stand-in.ts';

test('the page names every call and every schema', async () => {
  const page = await (await ask('/api/docs')).text();
  const { paths, components } = createOpenApi();
  for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`);
  for (const name of Object.keys(components.schemas)) expect(page).toContain(`id="schema-${name}"`);
});

test('the page has no script and asks for nothing, and its policy holds it to that', async () => {
  const response = await ask('/api/docs');
  const page = await response.text();
  expect(page).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|style="|https?:\/\/(?!www\.shop\.example)/i);
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`);
});

test.each(['/api/docs', '/api/openapi.json'])('%s is answered 304 to who holds it', async (path) => {
  const first = await ask(path);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await ask(path, standIn(), { headers })).status).toBe(304);
});
