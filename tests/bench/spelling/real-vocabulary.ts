import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import type { CountedWord } from '#engine/spelling/data.ts';
import { words } from '#engine/text/analyse.ts';
import { SHARED } from '../../relevance/catalogues.ts';
import { isWord } from './vocabulary.ts';

const folder = join(SHARED, 'mediamarkt-es');

/** The rows of the last day of the real catalogue; none where the shared data is absent. */
export function realRows(): Record<string, string>[] {
  if (!existsSync(folder)) return [];
  const file = readdirSync(folder).sort().at(-1) as string;
  const text = gunzipSync(readFileSync(join(folder, file))).toString();
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** The words of the names and brands, with the number of rows that have each. */
export function realVocabulary(): CountedWord[] {
  const counts = new Map<string, number>();
  for (const { name, brand } of realRows()) {
    for (const word of new Set(words(`${name} ${brand}`))) {
      if (isWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].map(([word, frequency]) => ({ word, frequency }));
}
