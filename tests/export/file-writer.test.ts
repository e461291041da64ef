import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NAME } from '#engine/files/directory.ts';
import { unsealed } from '#engine/files/seal.ts';
import { createFileWriter, digestOf } from '#export/file-writer.ts';
import { temporaryFolder } from '../support/files.ts';

test('what another format wrote under the name of the content alone is not taken over', () => {
  const [earlier, folder] = [temporaryFolder(), temporaryFolder()];
  const content = '["one"]';
  const nameOf = (text: string) => digestOf(text).slice(0, NAME);
  mkdirSync(join(earlier, 'items'));
  writeFileSync(join(earlier, 'items', `${nameOf(content)}.bin`), 'otherwise sealed');
  writeFileSync(join(earlier, 'items', `${nameOf(digestOf(content))}-0.bin`), 'otherwise sealed');
  const writer = createFileWriter(folder, earlier);
  const paths = [
    `items/${writer.put('items', content)}.bin`,
    writer.putParts('items', [content]).written[0]?.path,
  ];
  for (const path of paths) {
    const written = unsealed(gunzipSync(readFileSync(join(folder, String(path)))));
    expect(Buffer.from(written ?? []).toString()).toBe(content);
  }
  expect(writer.written).toBe(2);
});
