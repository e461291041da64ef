import { gzipped, zipped } from './archive.ts';
import { dayOf } from './calendar.ts';
import { csvText, encoded } from './csv.ts';
import { spoiled } from './dirt.ts';
import { offersOf } from './offers.ts';
import { productsOf } from './products.ts';
import { shops } from './shops.ts';
import { groups } from './tables/index.ts';
import type { EditionKey, Row, Shop } from './types.ts';

interface Version {
  file: string;
  edition: EditionKey;
  daysAgo: number;
}

/** Every file of the samples by its path under `data/`, equal to the byte on every run. */
export function samples(): Map<string, Buffer> {
  const products = productsOf(groups);
  const files = new Map<string, Buffer>();
  const versions: Version[] = [];
  for (const shop of shops) {
    for (const [index, daysAgo] of shop.versions.entries()) {
      const back = shop.versions.length - 1 - index;
      const rows = offersOf(shop, products, back);
      const name = `${shop.slug}.${dayOf(shop, back)}.csv`;
      const file = `${shop.edition.toLowerCase()}/${name}.${shop.dialect.archive}`;
      files.set(
        `feeds/${file}`,
        feedBytes(shop, name, back === 0 ? spoiled(rows, shop, rivals(shop)) : rows),
      );
      versions.push({ file, edition: shop.edition, daysAgo });
    }
  }
  versions.sort((a, b) => b.daysAgo - a.daysAgo);
  files.set('feeds/feeds.json', json(versions));
  files.set('advertisers.json', json({ ES: advertisers('ES'), UK: advertisers('UK') }));
  return files;
}

const rivals = (shop: Shop) => shops.filter(({ edition }) => edition === shop.edition);

function feedBytes({ dialect }: Shop, name: string, rows: readonly Row[]): Buffer {
  const bytes = encoded(csvText(rows, dialect), dialect.encoding);
  return dialect.archive === 'zip' ? zipped(name, bytes) : gzipped(bytes);
}

/** The stores page's list: the shops, the network's own programme, and one that only joined. */
function advertisers(edition: EditionKey) {
  const spanish = edition === 'ES';
  return [
    {
      advertiserId: spanish ? '90001' : '91001',
      programmeName: 'Awin',
      descriptionShort: spanish ? 'La red de afiliación.' : 'The affiliate network.',
      displayUrl: 'https://www.awin.com',
    },
    ...shops
      .filter((shop) => shop.edition === edition)
      .map((shop) => ({
        advertiserId: shop.merchantId,
        programmeName: shop.name,
        descriptionShort: shop.about,
        displayUrl: `https://www.${shop.slug}.example`,
      })),
    {
      advertiserId: spanish ? '90110' : '91210',
      programmeName: spanish ? 'Ferretín del Ebro' : 'Dunmallow Ironmongers',
      descriptionShort: spanish
        ? 'Ferretería de barrio; su catálogo llegará pronto.'
        : 'A neighbourhood ironmonger; its catalogue is on its way.',
    },
  ];
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
