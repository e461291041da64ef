import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { INGEST_FLAGS } from './ingest-flags.ts';

/**
 * Takes one day of about 26,000 rows into an empty catalogue, then the next day, then that day again, each
 * in a process of its own, and prints rows a second, and CPU seconds and peak memory of the whole process,
 * its start included. The days are a real catalogue where the shared data is present, else made ones of the
 * same columns and size. Run: npm run bench:ingest
 */
const shared = join(import.meta.dirname, '../../../shared/data/mediamarkt-es');
const real = existsSync(shared);
const folder = mkdtempSync(join(tmpdir(), 'tecfinder-bench-'));
try {
  const [first = '', second = ''] = real ? realDays() : [await makeDay(0), await makeDay(1)];
  console.log(real ? 'two days of a real catalogue' : 'two made days (the real catalogue is absent)');
  await measure('first import', first);
  await measure('next day', second);
  await measure('same day again', second);
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(title: string, input: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'one-import.ts'), [join(folder, 'catalogue.sqlite'), input], {
    execArgv: INGEST_FLAGS,
  });
  const [figures] = (await once(child, 'message')) as [Figures];
  const { rows, elapsed, cpu, memory } = figures;
  console.log(
    `${title.padEnd(15)} ${rows} rows, ${Math.round(rows / elapsed)} rows/s, ${cpu.toFixed(2)} s CPU, ` +
      `${elapsed.toFixed(2)} s elapsed, peak memory ${memory} MB`,
  );
}

/** Seconds and megabytes. */
export interface Figures {
  rows: number;
  elapsed: number;
  cpu: number;
  memory: number;
}

function realDays(): string[] {
  return readdirSync(shared)
    .sort()
    .slice(0, 2)
    .map((file) => join(shared, file));
}

/** A day of 26,000 rows in the columns of the real catalogue; a tenth of the prices move from day to day. */
async function makeDay(day: number): Promise<string> {
  function* lines() {
    yield ',ean,id,category,subcategory,producto,subproducto,brand,name,price,quantity,date,iva_aplicado,stock_status,coste_envio\n';
    for (let n = 0; n < 26_000; n++) {
      const price = (5 + (n % 900) + (n % 10 === 0 ? day : 0) + 0.99).toFixed(2);
      const name = `"Portátil - Marca ${n % 90} Modelo X${n}, 15.6"" Full HD, ${n % 64} GB RAM"`;
      yield `${n},${2_000_000_000_000 + n},${n},Informática,Portátiles,Ultrabooks,,MARCA${n % 90},${name},${price},,2026-11-0${day + 1},21,InStock,1.99\n`;
    }
  }
  const path = join(folder, `day-${day}.csv.gz`);
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path));
  return path;
}
