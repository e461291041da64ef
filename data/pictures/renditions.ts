import { createHash } from 'node:crypto';

/** One size and format that every picture is rendered to. */
export interface Rendition {
  width: 240 | 480 | 960;
  format: 'avif' | 'webp';
  options: { quality: number; effort: number; alphaQuality?: number };
}

/** All renditions; cards use 240 and 480, the dialog 960. */
export const RENDITIONS: readonly Rendition[] = [
  { width: 240, format: 'avif', options: { quality: 58, effort: 4 } },
  { width: 480, format: 'avif', options: { quality: 54, effort: 4 } },
  { width: 960, format: 'avif', options: { quality: 48, effort: 3 } },
  { width: 240, format: 'webp', options: { quality: 80, effort: 5, alphaQuality: 80 } },
  { width: 480, format: 'webp', options: { quality: 76, effort: 5, alphaQuality: 80 } },
];

/** File name of a rendition of the picture `name` (`<slug>-<n>`). */
export const renditionFile = (name: string, { width, format }: Rendition) => `${name}-${width}.${format}`;

/** Identifies a picture's content together with the settings it is rendered with. */
export const fingerprint = (svg: string) =>
  createHash('sha256').update(JSON.stringify(RENDITIONS)).update(svg).digest('hex').slice(0, 16);
