import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { createApi } from '#api/app.ts';
import { createOpenApi, exampleOf } from '#api/docs/openapi.ts';
import { namedCalls } from '#api/docs/schemas.ts';
import { ask } from '../asking.ts';
import { standIn } from '../stand-in.ts';

const document = createOpenApi();

test('the document is valid OpenAPI 3.1', async () => {
  const served: unknown = await (await ask('/api/openapi.json')).json();
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  expect(await new Validator().validate(served as Record<string, unknown>)).toEqual({ valid: true });
});

test('every route is in the document, and every call of the document has a route', () => {
  const { routes } = createApi({ catalogue: standIn(), log: () => {} }).app;
  const answering = routes
    .filter(
      ({ method, path }) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && path !== '/api/*',
    )
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const itself = ['GET /api/docs', 'GET /api/openapi.json'];
  expect(answering.toSorted()).toEqual([...described, ...itself].toSorted());
});

test.each(namedCalls.map((call) => [call.name, call] as const))(
  'the example of %s is a call and an answer as described',
  (name, call) => {
    const { parts = {}, query = {}, answer } = exampleOf(name);
    const wanted = Object.keys(call.parts.shape);
    const given = Object.fromEntries(Object.entries(parts).filter(([part]) => wanted.includes(part)));
    expect(Object.keys(given)).toEqual(wanted);
    expect(call.parts.safeParse(given).success).toBe(true);
    expect(call.query.strict().safeParse(query).error).toBeUndefined();
    expect(call.answer.parse(answer)).toEqual(answer);
  },
);

test('every reference leads somewhere, and every schema is used', () => {
  const text = JSON.stringify(document);
  const used = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
});
