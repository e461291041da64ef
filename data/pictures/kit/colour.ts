/** Mixes two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, '#141826', share);

/** The tones of one colouring: the product's own colour and what goes with it. */
export interface Palette {
  number: 1 | 2 | 3 | 4;
  main: string;
  deep: string;
  soft: string;
  pale: string;
  accent: string;
  ground: string;
}

export const palettes: readonly Palette[] = [
  {
    number: 1,
    main: '#464d59',
    deep: '#2a2f39',
    soft: '#a6aebb',
    pale: '#dde1e8',
    accent: '#e3a43c',
    ground: '#e4e7ec',
  },
  {
    number: 2,
    main: '#3070c8',
    deep: '#1d4587',
    soft: '#90b6e8',
    pale: '#d9e7f8',
    accent: '#f0b64c',
    ground: '#e0e8f2',
  },
  {
    number: 3,
    main: '#c94b3d',
    deep: '#8d2c26',
    soft: '#eda896',
    pale: '#f9e1d9',
    accent: '#edb45e',
    ground: '#f1e6e1',
  },
  {
    number: 4,
    main: '#5f986b',
    deep: '#38644b',
    soft: '#b3d0b0',
    pale: '#e5efdf',
    accent: '#d9a05b',
    ground: '#e5ebe2',
  },
];

/** The value that belongs to a palette's colouring. */
export const pick = <T>(palette: Palette, values: readonly [T, T, T, T]): T =>
  values[palette.number - 1] as T;

/** Colours of materials, the same in every colouring. */
export const INK = '#2c313b';
export const RUBBER = '#31353e';
export const STEEL = '#c2c9d3';
export const WHITE = '#fafbfc';
export const PAPER = '#f5f0e6';
export const WOOD = '#c9955c';
export const GOLD = '#dcae4e';
export const GLASS = '#cfe3ee';
export const SCREEN = '#1c2533';
export const LEAF = '#5b9b65';
export const CREAM = '#efe3cd';
