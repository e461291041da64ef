import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { banners } from './banners.ts';
import { type Picture, pictures } from './drawings.ts';
import { logos } from './logos.ts';
import { fingerprint, RENDITIONS, type Rendition, renditionFile } from './renditions.ts';

const FOLDER = new URL('../../public/pictures/', import.meta.url);
const BRAND = new URL('../../public/brand/', import.meta.url);
const RECORD = new URL('./rendered.json', import.meta.url);
const DRAWN_AT = 400;

async function encode(svg: string, { width, format, options }: Rendition): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: (72 * width) / DRAWN_AT }).resize(width, width);
  return format === 'avif' ? image.avif(options).toBuffer() : image.webp(options).toBuffer();
}

async function renderPicture({ name, svg }: Picture): Promise<void> {
  for (const rendition of RENDITIONS) {
    await writeFile(new URL(renditionFile(name, rendition), FOLDER), await encode(svg, rendition));
  }
}

const writeRecord = (record: Readonly<Record<string, string>>) =>
  writeFile(RECORD, `${JSON.stringify(record, Object.keys(record).sort(), 2)}\n`);

async function renderBrand(): Promise<void> {
  for (const [file, svg] of Object.entries(logos())) await writeFile(new URL(file, BRAND), svg);
  for (const { name, svg, width, height } of banners()) {
    const image = sharp(Buffer.from(svg)).resize(width, height);
    await writeFile(new URL(`${name}.avif`, BRAND), await image.clone().avif({ quality: 60 }).toBuffer());
    await writeFile(new URL(`${name}.webp`, BRAND), await image.clone().webp({ quality: 82 }).toBuffer());
  }
}

/** Renders the pictures whose drawing or settings changed, the brand files, and the record of both. */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await mkdir(BRAND, { recursive: true });
  const all = pictures();
  const before: Record<string, string> = existsSync(RECORD) ? JSON.parse(await readFile(RECORD, 'utf8')) : {};
  const files = new Set(await readdir(FOLDER));
  const record: Record<string, string> = {};
  const changed: Picture[] = [];
  for (const picture of all) {
    const print = fingerprint(picture.svg);
    const complete = RENDITIONS.every((rendition) => files.has(renditionFile(picture.name, rendition)));
    if (complete && before[picture.name] === print) record[picture.name] = print;
    else changed.push(picture);
  }

  for (const [index, picture] of changed.entries()) {
    await renderPicture(picture);
    record[picture.name] = fingerprint(picture.svg);
    if (index % 20 === 19) {
      await writeRecord(record);
      console.log(`${index + 1} of ${changed.length} pictures rendered`);
    }
  }
  await renderBrand();

  const wanted = new Set(all.flatMap(({ name }) => RENDITIONS.map((one) => renditionFile(name, one))));
  for (const file of files) if (!wanted.has(file)) await rm(new URL(file, FOLDER));
  await writeRecord(record);
  console.log(`${changed.length} pictures rendered, ${all.length - changed.length} unchanged.`);
}

await main();
