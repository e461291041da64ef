import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerId } from '#feeds/identity.ts';
import { httpsAddress, observedAt } from '#feeds/values.ts';

test.each([
  ['https://www.shop.example/a b', 'https://www.shop.example/a%20b'],
  ['http://www.shop.example/', null],
  ['javascript:alert(1)', null],
  ['https://user:pass@shop.example/', null],
  ['https://:pass@shop.example/', null],
  ['https://127.0.0.1/x', null],
  ['https://[::1]/x', null],
  ['https://localhost/x', null],
  ['//shop.example/x', null],
  ['https://', null],
])('%s as an https address is %s', (text, address) => expect(httpsAddress(text)).toBe(address));

const now = '2026-11-21T10:00:00.000Z';
test.each([
  ['2019-04-10', '2019-04-10T00:00:00.000Z'],
  ['2026-11-02 10:15:00', '2026-11-02T10:15:00.000Z'],
  ['2026-11-02T10:15:00+01:00', '2026-11-02T09:15:00.000Z'],
  ['2031-01-01', now],
  ['2026-02-30', null],
  ['2026-11-02x', null],
  ['yesterday', null],
])('%s was observed at %s', (text, time) => expect(observedAt(text, now)).toBe(time));

test('an offer keeps its id, and no two of these offers share one', () => {
  expect(offerId('awin', '101', 'A-1')).toBe(offerId('awin', '101', 'A-1'));
  expect(offerId('awin', '101', 'A-1')).toMatch(/^[0-9a-v]{12}$/);
  const ids = ['a', 'b'].flatMap((n) => ['1', '11'].flatMap((m) => ['1', '11'].map((p) => offerId(n, m, p))));
  expect(new Set(ids).size).toBe(8);
});

test('an address that is kept unparsed is in its normal form', () => {
  const host = fc.stringMatching(/^[a-zA-Z0-9.-]{1,12}$/);
  const rest = fc.stringMatching(/^[\w/?=&%.;:@!'"$()*+,~#\\ -]{0,16}$/);
  const written = fc.tuple(host, fc.constantFrom('.es', '.com', '.c0m', '.1', ''), rest);
  fc.assert(
    fc.property(written, ([name, end, after]) => {
      const text = `https://${name}${end}/${after}`;
      const address = URL.parse(text);
      const named = address && /\.[a-z][a-z0-9-]+$/i.test(address.hostname);
      const open = address && !address.username && !address.password;
      expect(httpsAddress(text)).toBe(named && open ? address.href : null);
    }),
    { numRuns: 5000 },
  );
});
