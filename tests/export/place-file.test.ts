import { linkSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeInto, replaceFile } from '#export/place-file.ts';
import { temporaryFolder } from '../support/files.ts';

const files = () => {
  const folder = temporaryFolder();
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  writeFileSync(one, 'a long content');
  return { one, other, read: (path: string) => readFileSync(path, 'utf8') };
};

test('a file with one name is written in its place, whole', () => {
  const { one, read } = files();
  const { ino } = statSync(one);
  replaceFile(one, 'ñandú');
  expect({ content: read(one), ino: statSync(one).ino }).toEqual({ content: 'ñandú', ino });
});

test('a file with two names is replaced by another, and the other name keeps its content', () => {
  const { one, other, read } = files();
  linkSync(one, other);
  replaceFile(one, 'new');
  expect([read(one), read(other)]).toEqual(['new', 'a long content']);
});

test('a file is made into another, unless it has two names or is not there', () => {
  const { one, other, read } = files();
  expect(madeInto(one, other, 'new')).toBe(true);
  expect(read(other)).toBe('new');
  expect(madeInto(one, other, 'newer')).toBe(false);
  linkSync(other, one);
  expect(madeInto(other, `${other}-third`, 'newer')).toBe(false);
  expect(read(one)).toBe('new');
});
