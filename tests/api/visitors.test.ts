import { expect, test } from 'vitest';
import { createVisitors } from '#api/visitors.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const DAY = 86_400_000;

test('the key stays for a day and is another on the next', () => {
  let at = Date.parse('2026-11-21T00:00:00Z');
  const keyOf = createVisitors({ now: () => at });
  const key = keyOf('203.0.113.7', FIREFOX);
  at += DAY - 1;
  expect(keyOf('203.0.113.7', FIREFOX)).toBe(key);
  at += 1;
  expect(keyOf('203.0.113.7', FIREFOX)).not.toBe(key);
});

test('without the salt of the process nobody can make the key', () => {
  const [one, other] = [createVisitors(), createVisitors()];
  expect(one('203.0.113.7', FIREFOX)).not.toBe(other('203.0.113.7', FIREFOX));
});

test('one address is never more than eight visitors, whatever it says it is', () => {
  const keyOf = createVisitors();
  const keys = Array.from({ length: 500 }, (_, n) => keyOf('203.0.113.7', `${FIREFOX} ${n}`));
  expect(new Set(keys).size).toBe(8);
  expect(keyOf('203.0.113.8', FIREFOX)).not.toBe(keyOf('203.0.113.7', FIREFOX));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002::9%eth0', true],
  ['2001:db8::5', '2001:db8:0:0:1::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['::1', '::2', true],
])('%s and %s are one household: %s', (one, other, same) => {
  const keyOf = createVisitors();
  expect(keyOf(one, FIREFOX) === keyOf(other, FIREFOX)).toBe(same);
});

test.each([undefined, '', 'Googlebot/2.1', 'bingbot', 'python-requests/2.32', 'curl/8.5.0', 'node'])(
  '%s is no shopper',
  (agent) => expect(createVisitors()('203.0.113.7', agent)).toBeNull(),
);
