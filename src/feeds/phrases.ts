/** A node of the phrase trie; `T` is what a phrase leads to. */
interface Node<T> {
  next: Map<number, Node<T>>;
  value?: T;
}

export interface Match<T> {
  value: T;
  /** Words of the phrase. */
  length: number;
  /** Position of its first word. */
  start: number;
}

/** Words that carry no meaning between others; phrases are matched as if they were absent. */
const SILENT = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'the', 'of', 's', 'un', 'una', 'en', 'a']);
/** Words after which the text speaks of something else: what it is for, or what comes with it. */
const TURNING = new Set([
  ...['para', 'con', 'sin', 'compatible', 'incluye', 'por'],
  ...['for', 'with', 'without', 'by', 'includes', 'fits', 'w'],
]);
/** Words that join two things, as a comma does, though a phrase may go on over them. */
const JOINING = new Set(['y', 'e', 'o', 'and', 'or']);

const SPACE = 32;
const AMPERSAND = 38;
const COMMA = 44;
const DASH = 45;
const EN_DASH = 0x2013;
const MARKS = new Set([...',()[]+/|;:'].map((mark) => mark.charCodeAt(0)));
const LETTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const FOLDED = 'aaaaaaaceeeeiiiidñooooo ouuuuy saaaaaaaceeeeiiiidñooooo ouuuuy y';

/** One text as word numbers: -1 an unknown word, -2 a mark that no phrase crosses. */
export interface Words {
  ids: number[];
  /** For each word the number of marks before it, negative (-1 less it) after a turning word. */
  parts: number[];
}

export const noWords = (): Words => ({ ids: [], parts: [] });

/** Numbers words without regard to case, accents (ñ is a letter of its own) and plural, so that texts compare as numbers. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  #count = 0;

  /** The numbers of a phrase's words, taking in its plural and singular forms. */
  add(phrase: string): number[] {
    const found: number[] = [];
    for (const word of splitWords(phrase)) {
      if (SILENT.has(word) || TURNING.has(word) || JOINING.has(word)) continue;
      const forms = inflections(word);
      const known = forms.map((form) => this.#ids.get(form)).find((id) => id !== undefined);
      const id = known ?? this.#count++;
      for (const form of forms) if (!this.#ids.has(form)) this.#ids.set(form, id);
      found.push(id);
    }
    return found;
  }

  /** Reads a text into `words`, at most `limit` of them; with `joined`, phrases may cross marks. */
  read(text: string, words: Words, limit = 24, joined = false): void {
    const { ids, parts } = words;
    ids.length = 0;
    parts.length = 0;
    let part = 0;
    let turned = false;
    let word = '';
    for (let i = 0; i <= text.length && ids.length < limit; i++) {
      const code = i < text.length ? text.charCodeAt(i) : COMMA;
      const letter = foldCode(code);
      if (letter !== '') {
        word += letter;
        continue;
      }
      if (code >= 0x300 && code <= 0x36f) continue;
      if (word !== '') {
        if (TURNING.has(word)) turned = true;
        else if (JOINING.has(word)) part++;
        else if (!SILENT.has(word)) {
          ids.push(this.#ids.get(word) ?? -1);
          parts.push(turned ? -1 - part : part);
        }
        word = '';
      }
      if (code === AMPERSAND) part++;
      else if (code !== SPACE && isMark(code, text, i)) {
        part++;
        turned = false;
        if (!joined && ids.length && ids[ids.length - 1] !== -2) {
          ids.push(-2);
          parts.push(part);
        }
      }
    }
  }
}

/** Phrases as a trie over word numbers: finds the longest phrase at every position. */
export class PhraseTrie<T> {
  readonly #root: Node<T> = { next: new Map() };

  /** What a phrase leads to; `create` gives it where the phrase is new. */
  at(ids: readonly number[], create: () => T): T {
    let node = this.#root;
    for (const id of ids) {
      let next = node.next.get(id);
      if (!next) {
        next = { next: new Map() };
        node.next.set(id, next);
      }
      node = next;
    }
    node.value ??= create();
    return node.value;
  }

  /** The longest phrase that starts at a position. */
  longestAt(ids: readonly number[], start: number): Match<T> | null {
    let node: Node<T> | undefined = this.#root;
    let found: Match<T> | null = null;
    for (let i = start; i < ids.length; i++) {
      node = node.next.get(ids[i] as number);
      if (!node) break;
      if (node.value !== undefined) found = { value: node.value, length: i - start + 1, start };
    }
    return found;
  }
}

/** Small letters and digits without accents, as words. */
export function splitWords(text: string): string[] {
  let plain = '';
  for (let i = 0; i < text.length; i++) plain += foldCode(text.charCodeAt(i)) || ' ';
  return plain.split(' ').filter(Boolean);
}

function foldCode(code: number): string {
  if (code >= 97 && code <= 122) return LETTERS[code] as string;
  if (code >= 65 && code <= 90) return LETTERS[code + 32] as string;
  if (code >= 48 && code <= 57) return LETTERS[code] as string;
  if (code >= 192 && code <= 255) {
    const letter = FOLDED[code - 192] as string;
    return letter === ' ' ? '' : letter;
  }
  return '';
}

/** Commas, brackets and the like, and dashes between blanks. */
function isMark(code: number, text: string, index: number): boolean {
  if (code === DASH || code === EN_DASH) {
    return text.charCodeAt(index - 1) === SPACE && text.charCodeAt(index + 1) === SPACE;
  }
  return MARKS.has(code);
}

/** A word with its plausible plural and singular forms in Spanish and English. */
function inflections(word: string): string[] {
  const forms = new Set([word]);
  if (/\d/.test(word) || word.length < 3) return [word];
  if (word.endsWith('ies')) forms.add(`${word.slice(0, -3)}y`);
  else if (word.endsWith('ces')) forms.add(`${word.slice(0, -3)}z`).add(word.slice(0, -1));
  else if (/(ch|sh|ss|x)es$/.test(word)) forms.add(word.slice(0, -2));
  else if (/[dlnrjszxy]es$/.test(word)) forms.add(word.slice(0, -1)).add(word.slice(0, -2));
  else if (/[^s]s$/.test(word)) forms.add(word.slice(0, -1));
  if (!word.endsWith('s')) {
    forms.add(`${word}s`);
    if (/[^aeiou]y$/.test(word)) forms.add(`${word.slice(0, -1)}ies`);
    else if (word.endsWith('z')) forms.add(`${word.slice(0, -1)}ces`);
    else if (/[dlnrjxhiu]$/.test(word)) forms.add(`${word}es`);
  } else if (word.endsWith('ss')) forms.add(`${word}es`);
  return [...forms];
}
