/** Drawing calls on a field of 400 by 400; the floor lies at y 340. Each gives SVG text. */
export const FLOOR = 340;

export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) => oval(x, y, radius, radius, fill);

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A stroke with round ends; `colour` must be flat. */
export const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (x: number, y: number, radius: number, colour: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const hoop = (x: number, y: number, rx: number, ry: number, colour: string, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const turn = (degrees: number, x: number, y: number, ...parts: string[]) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`;

export const place = (x: number, y: number, scale: number, ...parts: string[]) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;

/** The parts mirrored left to right about the line `x`. */
export const mirror = (x: number, ...parts: string[]) =>
  `<g transform="translate(${2 * x} 0) scale(-1 1)">${parts.join('')}</g>`;

/** The parts and their mirror image. */
export const pair = (x: number, ...parts: string[]) => parts.join('') + mirror(x, ...parts);

/** One drawing for each index, `count` of them. */
export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The parts as far as they lie inside the outline `d`. */
export function within(d: string, ...parts: string[]): string {
  let sum = 7;
  for (const letter of d) sum = (sum * 31 + letter.charCodeAt(0)) % 0xffffffff;
  const id = `cut${sum.toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

/** Outline of a rectangle with round corners, for `within` and `shape`. */
export const panel = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;

/** Outline of a circle. */
export const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** The soft shadow a thing of half width `reach` throws on the floor. */
export const floor = (x: number, reach: number, y = FLOOR) =>
  oval(x + reach * 0.06, y, reach * 1.16, 7 + reach * 0.09, 'url(#shadow)');
