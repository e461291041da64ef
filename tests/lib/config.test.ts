import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configNames, readConfig } from '#lib/config.ts';

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({ PORT: 4321, HOST: '127.0.0.1', DATA_DIR: '.data' });
});

test('host names are taken in any case', () => {
  expect(readConfig({ ES_HOST: 'WWW.Shop.ES' }).ES_HOST).toBe('www.shop.es');
});

test('trusted proxies are a list', () => {
  expect(readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }).TRUSTED_PROXIES).toEqual([
    'loopback',
    '10.0.0.0/8',
  ]);
});

test('blank values count as absent', () => {
  expect(readConfig({ PORT: '  ', SITE_AFFILIATE_ID: '' })).toMatchObject({ PORT: 4321 });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT=eighty is not usable: '],
  [{ PORT: '70000' }, 'PORT=70000 is not usable: '],
  [{ PORT: '0x10' }, 'PORT=0x10 is not usable: must be a whole number'],
  [{ ES_HOST: 'a-.com' }, 'ES_HOST=a-.com is not usable: must be a host name'],
  [{ SITE_MAP: '95.0,200' }, 'SITE_MAP=95.0,200 is not usable: must be latitude,longitude'],
  [{ ES_HOST: 'https://shop.example' }, 'ES_HOST=https://shop.example is not usable: must be a host name'],
  [{ SITE_EMAIL: 'nobody' }, 'SITE_EMAIL=nobody is not usable: must be an e-mail address'],
  [{ SITE_AFFILIATE_ID: 'abc' }, 'SITE_AFFILIATE_ID=abc is not usable: must be the digits'],
  [{ TRUSTED_PROXIES: 'loopback,nginx' }, 'TRUSTED_PROXIES=loopback,nginx is not usable: must be addresses'],
  [{ ES_PATH: '/a/../b' }, 'ES_PATH=/a/../b is not usable: must be a path such as /shop/es'],
  [{ UK_PATH: '/.' }, 'UK_PATH=/. is not usable: must be a path such as /shop/es'],
  [{ API_URL: 'https://api.example.com/?x=1' }, 'is not usable: must be an address such as https://api'],
  [{ ES_HOST: 'a.example', UK_HOST: 'a.example' }, 'ES_HOST and UK_HOST must differ'],
])('%o is refused in one sentence', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('the README names every setting', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(configNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
