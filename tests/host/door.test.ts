import { expect, test } from 'vitest';
import { createDoorTable } from '#host/door.ts';

const domains = { ES_HOST: 'www.shop.es', UK_HOST: 'www.shop.co.uk' };

test.each([
  ['Box.Home', 'box.home:4321'],
  ['192.168.1.5', '192.168.1.5:4321'],
  ['fe80::A', '[fe80::a]:4321'],
  ['[fe80::a]', '[fe80::a]'],
])('a host that listens on %s is local at %s', (HOST, header) => {
  expect(createDoorTable({ ...domains, HOST })(header)).toEqual({ kind: 'local' });
});

test.each(['0.0.0.0', '::', '[::]'])('listening on %s lets in no host of that name', (HOST) => {
  const doors = createDoorTable({ ...domains, HOST });
  expect([doors('0.0.0.0'), doors('[::]'), doors('::')]).toEqual([undefined, undefined, undefined]);
});

test('the address that static sites send clicks to is let in', () => {
  const doors = createDoorTable({ ...domains, API_URL: 'https://api.shop.example:8443/below' });
  expect(doors('api.shop.example:8443')).toEqual({ kind: 'local' });
  expect(doors('other.shop.example')).toBeUndefined();
});

test('a domain of an edition stays its own where it is listened on too', () => {
  const doors = createDoorTable({ ...domains, HOST: 'www.shop.es' });
  expect(doors('www.shop.es')).toEqual({ kind: 'edition', edition: 'ES' });
});
