import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFileReader } from '#client/files/file-reader.ts';
import { sealed } from '#engine/files/seal.ts';

const content = new TextEncoder().encode('{"a":1}');
const packed = gzipSync(sealed(content));
const readerOf = (...answers: (BodyInit | Response | Error)[]) => {
  const asked: string[] = [];
  const fetcher: typeof fetch = async (input) => {
    asked.push(String(input));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer.clone() : new Response(answer as BodyInit);
  };
  return { asked, reader: createFileReader('/shop/data/', fetcher) };
};

test('a packed file is unpacked', async () => {
  const { asked, reader } = readerOf(packed);
  expect(await reader.read('items/x-0.bin')).toEqual(content);
  expect(asked).toEqual(['/shop/data/items/x-0.bin']);
});

test('a file that is not packed, or that the host has unpacked already, is taken as it is', async () => {
  expect(await readerOf(sealed(content)).reader.read('x.bin')).toEqual(content);
});

test.each([
  ['is missing', new Response('Not found', { status: 404 }), 'The file x.bin did not come: 404.'],
  ['is cut', packed.subarray(0, -12), 'The file x.bin is cut or broken.'],
  [
    'is cut and not packed',
    sealed(content).subarray(0, -1),
    'The file x.bin is cut, broken or not of the shop.',
  ],
  ['is damaged', sealed(content).with(9, 0x20), 'The file x.bin is cut, broken or not of the shop.'],
  ['is another page', '<!doctype html>', 'The file x.bin is cut, broken or not of the shop.'],
  ['is empty', '', 'The file x.bin is cut, broken or not of the shop.'],
  ['is packed but none of ours', gzipSync('hello'), 'The file x.bin is cut, broken or not of the shop.'],
  ['does not come', new TypeError('Failed to fetch'), 'The file x.bin did not come.'],
])('a file that %s is told in a sentence, and can be asked for again', async (_, answer, sentence) => {
  const { reader } = readerOf(answer, packed);
  await expect(reader.read('x.bin')).rejects.toThrow(sentence);
  expect(await reader.read('x.bin')).toEqual(content);
});

test('a file whose seal begins as something packed does is known for what it is', async () => {
  const found = new TextEncoder().encode('115171');
  expect([...sealed(found).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  expect(await readerOf(sealed(found)).reader.read('x.bin')).toEqual(found);
});

test('a file that was fetched ahead is not fetched again, once', async () => {
  const { asked, reader } = readerOf(packed);
  reader.fetchAhead('x.bin');
  expect(asked).toHaveLength(1);
  expect(await reader.read('x.bin')).toEqual(content);
  expect(asked).toHaveLength(1);
  await reader.read('x.bin');
  expect(asked).toHaveLength(2);
});

test('a file that did not come ahead is fetched by who reads it', async () => {
  const { reader } = readerOf(new TypeError('Failed to fetch'), packed);
  reader.fetchAhead('x.bin');
  expect(await reader.read('x.bin')).toEqual(content);
});

test('those who ask for a file while it comes get the same', async () => {
  const { asked, reader } = readerOf(packed);
  await Promise.all([reader.read('x.bin'), reader.read('x.bin')]);
  expect(asked).toHaveLength(1);
});
