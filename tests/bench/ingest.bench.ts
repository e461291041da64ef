import { createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { createClassifier } from '#feeds/classify.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';

/**
 * Takes one day of about 26,000 rows into an empty catalogue, then the next day, then that day again, and
 * prints rows a second, CPU seconds and memory of the whole process. The day is a real catalogue where the
 * shared data is present, else a made one of the same columns and size. Run: npm run bench
 */
const shared = join(import.meta.dirname, '../../../shared/data/mediamarkt-es');
const folder = mkdtempSync(join(tmpdir(), 'tecfinder-bench-'));
const days = existsSync(shared)
  ? readdirSync(shared)
      .sort()
      .slice(0, 2)
      .map((file) => join(shared, file))
  : [await makeDay('2026-11-01', 0), await makeDay('2026-11-02', 1)];
console.log(
  existsSync(shared) ? 'two days of a real catalogue' : 'two made days (the real catalogue is absent)',
);

const catalogue = openSqlite(join(folder, 'catalogue.sqlite'));
const profile = await loadProfile('mediamarkt');
const [first = '', second = ''] = days;
for (const [title, input] of [
  ['first import', first],
  ['next day', second],
  ['same day again', second],
] as const) {
  const cpu = process.cpuUsage();
  const report = await ingest({
    catalogue,
    classifier: createClassifier(),
    profile,
    edition: 'ES',
    input,
    seenAt: new Date(),
  });
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system) / 1e6;
  console.log(
    `${title.padEnd(15)} ${report.read} rows, ${Math.round(report.read / report.seconds)} rows/s, ` +
      `${seconds.toFixed(2)} s CPU, ${(report.seconds).toFixed(2)} s elapsed`,
  );
}
console.log(`peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
await catalogue.close();
rmSync(folder, { recursive: true });

/** A day of 26,000 rows in the columns of the real catalogue; a tenth of the prices move from day to day. */
async function makeDay(date: string, shift: number): Promise<string> {
  function* lines() {
    yield ',ean,id,category,subcategory,producto,subproducto,brand,name,price,quantity,date,iva_aplicado,stock_status,coste_envio\n';
    for (let n = 0; n < 26_000; n++) {
      const price = (5 + (n % 900) + (n % 10 === 0 ? shift : 0) + 0.99).toFixed(2);
      yield `${n},${2_000_000_000_000 + n},${n},Informática,Portátiles,Ultrabooks,,MARCA${n % 90},"Portátil - Marca ${n % 90} Modelo X${n}, 15.6"" Full HD, ${n % 64} GB RAM",${price},,${date},21,InStock,1.99\n`;
    }
  }
  const path = join(folder, `${date}.csv.gz`);
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path));
  return path;
}
