import type { ImportCounts } from '#catalogue/catalogue.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { NoteCode, RefusalCode } from './codes.ts';

/** Refusals and notes kept one by one; beyond it they are only counted. */
const MAX_KEPT = 10_000;
const MAX_TEXTS = 50;

export interface Refusal {
  /** The line of the file on which the row begins, from 1. */
  line: number;
  code: RefusalCode;
  value?: string;
}

/** What an import did. `stored` are offers seen for the first time, `changed` differ from what was held. */
export interface ImportReport {
  source: string;
  edition: EditionKey;
  profile: string;
  seenAt: string;
  /** How the file's bytes were read as text. */
  encoding: string;
  seconds: number;
  /** Rows with content; blank lines are counted apart. read = stored + changed + unchanged + outdated + refused. */
  read: number;
  blank: number;
  stored: number;
  changed: number;
  repriced: number;
  unchanged: number;
  outdated: number;
  vanished: number;
  expired: number;
  refused: number;
  refusalsByCode: Partial<Record<RefusalCode, number>>;
  notesByCode: Partial<Record<NoteCode, number>>;
  refusals: Refusal[];
  notes: { line: number; code: NoteCode }[];
  /** The shops' category texts that no rule maps, most frequent first. */
  unmapped: { offers: number; texts: { text: string; offers: number }[] };
  unknownColumns: readonly string[];
}

/** Collects what happens to the rows of one import; memory is bounded. */
export function createTally() {
  const refusalsByCode: Partial<Record<RefusalCode, number>> = {};
  const notesByCode: Partial<Record<NoteCode, number>> = {};
  const refusals: Refusal[] = [];
  const notes: { line: number; code: NoteCode }[] = [];
  const unmapped = new Map<string, number>();
  let read = 0;
  let blank = 0;
  let refused = 0;

  return {
    get read() {
      return read;
    },
    get refused() {
      return refused;
    },
    /** Counts rows with content, and blank ones. */
    rows(withContent: number, without: number): void {
      read += withContent;
      blank += without;
    },
    refuse(line: number, code: RefusalCode, value?: string): void {
      refused++;
      refusalsByCode[code] = (refusalsByCode[code] ?? 0) + 1;
      if (refusals.length < MAX_KEPT)
        refusals.push(value === undefined ? { line, code } : { line, code, value });
    },
    /** `category` is the shop's own text; the unmapped ones are counted by it. */
    note(line: number, code: NoteCode, category = ''): void {
      notesByCode[code] = (notesByCode[code] ?? 0) + 1;
      if (notes.length < MAX_KEPT) notes.push({ line, code });
      if (code === 'category_unmapped' && (unmapped.size < MAX_KEPT || unmapped.has(category))) {
        unmapped.set(category, (unmapped.get(category) ?? 0) + 1);
      }
    },
    /** The commonest code of refusal. */
    mostRefused(): RefusalCode | undefined {
      const [first] = Object.entries(refusalsByCode).sort(([, a], [, b]) => b - a);
      return first?.[0] as RefusalCode | undefined;
    },
    report(counts: ImportCounts) {
      const { added, ...rest } = counts;
      return {
        read,
        blank,
        stored: added,
        ...rest,
        refused,
        refusalsByCode,
        notesByCode,
        refusals,
        notes,
        unmapped: {
          offers: notesByCode.category_unmapped ?? 0,
          texts: [...unmapped]
            .map(([text, offers]) => ({ text, offers }))
            .sort((a, b) => b.offers - a.offers)
            .slice(0, MAX_TEXTS),
        },
      };
    },
  };
}
export type Tally = ReturnType<typeof createTally>;
