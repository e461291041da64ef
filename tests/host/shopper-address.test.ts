import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createAddressReader } from '#host/shopper-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

test.each([
  [undefined, '127.0.0.1', '198.51.100.9', '127.0.0.1'],
  [['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  [['loopback'], '::1', '198.51.100.9', '198.51.100.9'],
  [['loopback'], '::ffff:127.0.0.1', 'forged, 198.51.100.9', '198.51.100.9'],
  [['loopback', '10.0.0.0/8'], '10.0.0.2', '203.0.113.5, 198.51.100.9, 10.1.1.1', '198.51.100.9'],
  [['loopback'], '203.0.113.5', '198.51.100.9', '203.0.113.5'],
])('where %j is trusted, %s forwarding %s is %s', (trusted, from, forwarded, address) => {
  expect(createAddressReader(trusted)(request(from, forwarded))).toBe(address);
});
