import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { categoryPicture } from '#lib/pictures.ts';
import categories from '../../data/categories.json' with { type: 'json' };
import { drawings, pictures } from '../../data/pictures/drawings.ts';
import { logos } from '../../data/pictures/logos.ts';
import record from '../../data/pictures/rendered.json' with { type: 'json' };
import { fingerprint, RENDITIONS, renditionFile } from '../../data/pictures/renditions.ts';

const FOLDER = 'public/pictures';
const MOST_BYTES = {
  avif: { 240: 6_000, 480: 12_000, 960: 24_000 },
  webp: { 240: 8_000, 480: 16_000, 960: 0 },
} as const;
const DECODING = 120_000;

const slugs = categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug));
const names = [...slugs.flatMap((slug) => [1, 2, 3, 4].map((n) => `${slug}-${n}`)), 'placeholder-1'];

test('every subcategory has a drawing of its own, and no drawing is left over', () => {
  expect(Object.keys(drawings).sort()).toEqual([...slugs].sort());
  expect(new Set(pictures().map(({ svg }) => svg)).size).toBe(slugs.length * 4 + 1);
});

test('the committed files are every picture in every size and format, and nothing else', () => {
  const wanted = names.flatMap((name) => RENDITIONS.map((rendition) => renditionFile(name, rendition)));
  expect(readdirSync(FOLDER).sort()).toEqual(wanted.sort());
});

test('the committed files were rendered from the drawings as they are now', () => {
  expect(record).toEqual(Object.fromEntries(pictures().map(({ name, svg }) => [name, fingerprint(svg)])));
});

test('pictures and logos hold no text that would need a font, and nothing fetched', () => {
  for (const svg of [...pictures().map((picture) => picture.svg), ...Object.values(logos())]) {
    expect(svg).not.toMatch(/<text|font-family|<image|href=|NaN|undefined/);
  }
});

test('files stay within their size bounds', () => {
  let total = 0;
  for (const name of names) {
    for (const rendition of RENDITIONS) {
      const { size } = statSync(`${FOLDER}/${renditionFile(name, rendition)}`);
      total += size;
      const tooLarge =
        size > MOST_BYTES[rendition.format][rendition.width] ? renditionFile(name, rendition) : undefined;
      expect(tooLarge).toBeUndefined();
    }
  }
  expect(total).toBeLessThan(15_000_000);
});

test('every file has the width, height and format its name says', { timeout: DECODING }, async () => {
  for (const name of names) {
    for (const rendition of RENDITIONS) {
      const file = renditionFile(name, rendition);
      const { width, height, mediaType } = await sharp(`${FOLDER}/${file}`).metadata();
      expect([file, width, height, mediaType]).toEqual([
        file,
        rendition.width,
        rendition.width,
        `image/${rendition.format}`,
      ]);
    }
  }
});

test('files decode to an opaque middle and transparent corners', { timeout: DECODING }, async () => {
  const small = RENDITIONS.filter(({ width }) => width === 240);
  for (const slug of slugs) {
    for (const rendition of small) {
      const file = `${FOLDER}/${renditionFile(`${slug}-1`, rendition)}`;
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
      expect([file, alpha(0, 0), alpha(120, 120)]).toEqual([file, 0, 255]);
    }
  }
});

test('every category has a picture that is there', () => {
  const files = new Set(readdirSync(FOLDER).map((file) => `/pictures/${file}`));
  for (const { slug } of categories) {
    const picture = categoryPicture(slug);
    expect(picture.src).not.toContain('placeholder');
    for (const file of [picture.src, ...picture.sources.map(({ srcset }) => srcset)]) {
      expect(files).toContain(file);
    }
  }
});

test('the brand files are those the program writes', () => {
  for (const [file, svg] of Object.entries(logos())) {
    expect(readFileSync(`public/brand/${file}`, 'utf8')).toBe(svg);
  }
});
