import { groups } from '../../../../data/samples/tables/index.ts';
import { said } from '../../../../data/samples/text.ts';
import type { Bilingual, EditionKey } from '../../../../data/samples/types.ts';

export type Facts = Record<string, string>;
/** Fills a pattern's `{names}`. */
export type Filler = (facts: Readonly<Facts>) => string;

/** One subcategory of the sample tables in one language, ready to make products of. */
export interface Line {
  category: string;
  subcategory: string;
  /** Parts divided by ` > `. */
  shelf: string;
  name: Filler;
  specs: Filler;
  /** What may be said of the product, the opening first. */
  about: readonly Filler[];
  closing: readonly Filler[];
  /** Facts of one product each, with `brand`, `model` and `price`. */
  rows: readonly Readonly<Facts>[];
  options: readonly (readonly [name: string, values: readonly string[]])[];
  /** In euros; null where it comes by e-mail. */
  delivery: number | null;
}

/** The tables of `data/samples` in the language of an edition. */
export function linesIn(language: EditionKey): Line[] {
  const told = (text: Bilingual) => compiled(said(text, language));
  return groups.flatMap((group) =>
    group.lines.map((line) => {
      const columns = line.columns.split(' ');
      const fixed = Object.entries(line.facts ?? {}).map(([name, text]) => [name, said(text, language)]);
      return {
        category: group.category,
        subcategory: line.subcategory,
        shelf: said(line.shelf, language),
        name: told(line.name),
        specs: told(line.specs),
        about: line.about.map(told),
        closing: group.closing.map(told),
        rows: line.rows
          .trim()
          .split('\n')
          .map((row) => row.split('|').map((cell, i) => [columns[i], said(cell.trim(), language)]))
          .map((cells) => Object.fromEntries([...fixed, ...cells]) as Facts),
        options: Object.entries(line.options ?? {}).map(
          ([name, values]) => [name, optionValues(name, values, language)] as const,
        ),
        delivery: group.delivery,
      };
    }),
  );
}

function optionValues(name: string, text: Bilingual, language: EditionKey): string[] {
  const values = text.split(';').map((value) => said((value.split('@')[0] as string).trim(), language));
  return name === 'colour' ? COLOURS[language] : values;
}

const COLOURS = {
  ES: `negro blanco gris azul rojo verde plata dorado rosa beige marrón burdeos turquesa lila naranja amarillo
    grafito crema cobre mostaza arena nogal roble antracita`.split(/\s+/),
  UK: `black white grey blue red green silver gold pink beige brown burgundy teal lilac orange yellow
    graphite cream copper mustard sand walnut oak charcoal`.split(/\s+/),
} as const satisfies Record<EditionKey, string[]>;

/** Splits a pattern once, as it is filled a million times. */
function compiled(pattern: string): Filler {
  const pieces = pattern.split(/\{(\w+)\}/);
  return (facts) => {
    let text = pieces[0] as string;
    for (let i = 1; i < pieces.length; i += 2) text += (facts[pieces[i] as string] ?? '') + pieces[i + 1];
    return text;
  };
}
