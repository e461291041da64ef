import lighthouse from 'lighthouse';
import { median } from './median.ts';

export interface AuditedPage {
  name: string;
  path: string;
  /** Kept from search engines on purpose: whether they may list it is not asked. */
  unlisted?: boolean;
}

export interface Report {
  name: string;
  /** Performance, accessibility, best practices, search engines: each the median, 0 to 100. */
  scores: number[];
  /** Medians; times in milliseconds. */
  figures: { fcp: number; lcp: number; tbt: number; cls: number; kilobytes: number; requests: number };
  /** What cost points in any run. */
  faults: string[];
}

interface Place {
  origin: string;
  /** Where the browser listens for commands. */
  port: number;
  runs: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's mobile audit of a page, several times over. */
export async function audit({ name, path, unlisted }: AuditedPage, place: Place): Promise<Report> {
  const results: Result[] = [];
  for (let run = 0; run < place.runs; run++) results.push(await once(place, path, unlisted));
  const middle = (value: (result: Result) => number) => median(results.map(value));
  const number = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  return {
    name,
    scores: CATEGORIES.map((id) => Math.round(100 * middle((result) => result.categories[id]?.score ?? 0))),
    figures: {
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      kilobytes: number('total-byte-weight') / 1_000,
      requests: middle(({ audits }) => requestsOf(audits)),
    },
    faults: [...new Set(results.flatMap(faultsOf))],
  };
}

async function once({ origin, port }: Place, path: string, unlisted = false) {
  const skipAudits = unlisted ? ['is-crawlable'] : [];
  const flags = { port, logLevel: 'error' as const, onlyCategories: CATEGORIES, skipAudits };
  const answer = await lighthouse(origin + path, flags);
  if (!answer) throw new Error(`Lighthouse gave no answer for ${path}.`);
  return answer.lhr;
}

type Result = Awaited<ReturnType<typeof once>>;

function requestsOf(audits: Result['audits']): number {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? details.items.length : Number.NaN;
}

/** Audits that count and are not passed, with what they name. */
function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((one) => one !== undefined && one.score !== null && one.score < 0.9)
    .map((one) => `${one?.id}: ${one?.title} ${one?.displayValue ?? ''}`.trim());
}
