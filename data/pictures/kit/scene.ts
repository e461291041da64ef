import type { Palette } from './colour.ts';
import { lighter } from './colour.ts';
import { gradients } from './fills.ts';

/** Draws one product in one colouring as a list of SVG parts, back to front. */
export type Draw = (palette: Palette) => string[];

export const SHADOW =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#1b2030" stop-opacity=".34"/>' +
  '<stop offset=".55" stop-color="#1b2030" stop-opacity=".16"/><stop offset="1" stop-color="#1b2030" stop-opacity="0"/></radialGradient>';

/** A whole picture as an SVG document: pale rounded backdrop, then the product. */
export function scene(draw: Draw, palette: Palette): string {
  const parts = draw(palette).join('');
  const backdrop =
    `<radialGradient id="backdrop" cx=".44" cy=".4" r=".75"><stop offset="0" stop-color="${lighter(palette.ground, 0.8)}"/>` +
    `<stop offset=".6" stop-color="${lighter(palette.ground, 0.35)}"/><stop offset="1" stop-color="${palette.ground}"/></radialGradient>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">' +
    `<defs>${SHADOW}${backdrop}${gradients(parts)}</defs>` +
    `<rect width="400" height="400" rx="24" fill="url(#backdrop)"/>${parts}</svg>`
  );
}
