import { join } from 'node:path';
import { exportEdition } from '#export/export-edition.ts';
import { withOffers } from '../../relevance/catalogues.ts';
import { judgedOffers } from '../../relevance/judged-offers.ts';
import { readJudgedSet } from '../../relevance/judged-set.ts';
import { mean, ndcg } from '../../relevance/metrics.ts';
import { ours, type Ranker } from '../../relevance/rankers.ts';
import { openSession, type Session, searchPath } from './sessions.ts';

const DEPTH = 10;

export const fromFiles = (session: Session): Ranker => ({
  name: 'files',
  async search(text, limit) {
    const { body } = await session.ask(searchPath(text, limit));
    return (body as { products: { id_c10: string }[] }).products.map(({ id_c10 }) => id_c10);
  },
});

/** Prints nDCG@10 over a judged set, of the server and of files. @param folder where the files go */
export async function rank(folder: string, judged: string): Promise<void> {
  const set = readJudgedSet(join(judged, 'products.jsonl.gz'), join(judged, 'judgments.csv'));
  await withOffers('UK', judgedOffers(set.products), async (catalogue) => {
    await exportEdition(catalogue, { edition: 'UK', folder });
    for (const ranker of [ours(catalogue, 'UK'), fromFiles(openSession(folder, 'UK'))]) {
      const scores: number[] = [];
      for (const [query, grades] of set.queries)
        scores.push(ndcg(await ranker.search(query, DEPTH), grades) ?? 0);
      console.log(
        `nDCG@10 over ${set.queries.size} judged queries ${mean(scores).toFixed(3)}: ${ranker.name}`,
      );
    }
  });
}
