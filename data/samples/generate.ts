import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { samples } from './samples.ts';

const data = join(import.meta.dirname, '..');
const files = samples();

for (const folder of ['feeds/es', 'feeds/uk']) {
  mkdirSync(join(data, folder), { recursive: true });
  for (const name of readdirSync(join(data, folder))) {
    if (!files.has(`${folder}/${name}`)) rmSync(join(data, folder, name));
  }
}
for (const [path, bytes] of files) {
  mkdirSync(dirname(join(data, path)), { recursive: true });
  writeFileSync(join(data, path), bytes);
}
console.log(`${files.size} files written to data/`);
