import type { Bilingual, EditionKey } from './types.ts';

/** The edition's half of `español ~ English`. */
export function said(text: Bilingual, edition: EditionKey): string {
  const [spanish = '', english = spanish] = text.split(/\s*~\s*/);
  return edition === 'ES' ? spanish : english;
}

/** A pattern with its `{names}` filled in. @throws Error naming a fact that is not there. */
export function filled(
  pattern: Bilingual,
  facts: Readonly<Record<string, Bilingual>>,
  edition: EditionKey,
): string {
  return said(pattern, edition).replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact {${name}} for: ${pattern}`);
    return said(fact, edition);
  });
}

export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Lower-case ASCII words joined by hyphens, for addresses. */
export function slugged(text: string): string {
  return unaccented(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
