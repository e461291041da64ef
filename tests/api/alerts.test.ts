import { expect, test } from 'vitest';
import { createApi } from '#api/app.ts';
import { standIn } from './stand-in.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'content-type': 'application/json' };

/** An API that may be asked several times. */
function api(catalogue = standIn(), logged: unknown[] = []) {
  const { app } = createApi({ catalogue, log: (message) => logged.push(message) });
  const post = async (body: string, headers: Record<string, string> = JSON_BODY, query = '') =>
    app.fetch(new Request(`http://localhost/api/alerts${query}`, { method: 'POST', body, headers }), {
      edition: 'ES',
      address: '192.0.2.1',
    });
  return { catalogue, logged, post };
}
const email = (text: string) => JSON.stringify({ email: text });

test('a sign-up in JSON is kept for its edition', async () => {
  const { catalogue, post } = api();
  const response = await post(email(' ana@example.com '), JSON_BODY, '?country=UK');
  expect(response.status).toBe(202);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ accepted: true });
  expect(catalogue.signUps).toMatchObject([{ edition: 'UK', email: 'ana@example.com' }]);
});

test('a form is led back to the text that says what became of it', async () => {
  const { catalogue, post } = api();
  const response = await post('email=ana%40example.com', FORM);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/#alert-stored');
  expect(catalogue.signUps).toMatchObject([{ edition: 'ES', email: 'ana@example.com' }]);
  expect((await post('email=ana', FORM)).headers.get('location')).toBe('/#alert-invalid');
});

test.each([
  ['no JSON', '{'],
  ['no object', '"ana@example.com"'],
  ['no address', '{}'],
  ['a wrong address', email('ana@')],
  ['two addresses', JSON.stringify({ email: ['a@example.com', 'b@example.com'] })],
  ['a line break', email('ana@example.com\nbcc: all@example.com')],
  ['a very long one', email(`${'a'.repeat(250)}@example.com`)],
])('%s is refused', async (_case, body) => {
  const { catalogue, post } = api();
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'bad_parameter' });
  expect(catalogue.signUps).toEqual([]);
});

test.each(['{', 'null', '[]'])('the body %s is told to be no object with an address', async (body) => {
  const { post } = api();
  const { message } = (await (await post(body)).json()) as { message: string };
  expect(message).toBe(
    '400: The body must be a JSON object with an email, such as {"email":"name@example.com"}.',
  );
});

test('a body that is too large is refused', async () => {
  const { post } = api();
  expect((await post('x'.repeat(2_000))).status).toBe(413);
});

test("other sites' pages are refused", async () => {
  const { catalogue, post } = api();
  const response = await post('email=ana%40example.com', { ...FORM, 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
  expect(catalogue.signUps).toEqual([]);
});

test('an address may sign up twenty times an hour', async () => {
  const { catalogue, post } = api();
  for (let n = 0; n < 20; n++) expect((await post(email(`a${n}@example.com`))).status).toBe(202);
  expect((await post(email('one-more@example.com'))).status).toBe(429);
  expect((await post('email=one-more%40example.com', FORM)).headers.get('location')).toBe('/#alert-busy');
  expect(catalogue.signUps).toHaveLength(20);
});

test('where it cannot be kept, that is said and logged', async () => {
  const full = standIn({ signUpForAlerts: () => Promise.reject(new Error('disk full')) });
  const { logged, post } = api(full);
  expect((await post(email('ana@example.com'))).status).toBe(500);
  expect((await post('email=ana%40example.com', FORM)).headers.get('location')).toBe('/#alert-failed');
  expect(logged).toHaveLength(2);
});
