import { editions } from '#editions/editions.ts';
import { pathOf } from '#engine/files/directory.ts';
import type { FactGroup } from '#engine/files/facts.ts';
import { decodeLevels } from '#engine/files/levels.ts';
import { decodeRouter, type Router } from '#engine/files/router.ts';
import { decodeShard } from '#engine/files/shard.ts';
import { brandReader } from '#engine/index/brand-products.ts';
import type { Names } from '#engine/index/columns.ts';
import { find } from '#engine/index/dictionary.ts';
import { createIntent } from '#engine/index/intent.ts';
import { createMatcher } from '#engine/index/match.ts';
import { priorOf } from '#engine/index/popularity.ts';
import { ranking } from '#engine/index/ranking.ts';
import { createReader } from '#engine/index/readings.ts';
import type { SearchParts } from '#engine/index/search-parts.ts';
import type { Segment } from '#engine/index/segment.ts';
import { termsBeginningWith, type Vocabulary } from '#engine/index/vocabulary.ts';
import type { Spelling } from '#engine/spelling/spelling.ts';
import { type BrandNames, brandNames } from './brand-names.ts';
import type { FilesEdition } from './files-edition.ts';
import type { Source } from './not-here.ts';
import type { PriceSpans } from './price-spans.ts';
import { spellingInParts } from './spelling-in-parts.ts';
import { together } from './together.ts';

/** The index of an edition as far as it is here. It throws `NotHere`. */
export interface SearchIndex {
  /**
   * What the engine searches in.
   * @param groups the facts that the request reads
   * @param spans what tells what prices span where the price is not among those
   */
  parts(groups: readonly FactGroup[], spans?: PriceSpans): SearchParts;
  spelling: Spelling;
  /** The brands whose names are here, by their places. */
  brands: BrandNames;
}

export function createSearchIndex({ edition, directory, held, facts }: FilesEdition): SearchIndex {
  const { size, categories, subcategories, extremes } = directory;
  const { language } = editions[edition];
  const segments: Segment[] = [];
  const byShard = new Map<number, Segment>();
  const routerFile: Source<Router> = { path: pathOf('router', directory.router), make: decodeRouter };
  const spelling = spellingInParts(directory, held);
  const brands = brandNames(directory, held);
  const popularityFile: Source<Float32Array> = {
    path: pathOf('popularity', directory.popularity),
    make: decodeLevels,
  };

  function demandShards(router: Router, shards: Iterable<number>): void {
    const missing = [...new Set(shards)].filter((shard) => !byShard.has(shard));
    held.demand(
      missing.map((shard) => ({
        path: pathOf('shards', router.name(shard)),
        make(content) {
          const segment = decodeShard(content);
          byShard.set(shard, segment);
          segments.push(segment);
        },
      })),
    );
  }

  function vocabularyOf(router: Router): Vocabulary {
    const expect = (terms: readonly string[]) =>
      demandShards(router, router.shards > 0 ? terms.map(router.shardOf) : []);
    return {
      expect,
      held(term) {
        expect([term]);
        const segment = byShard.get(router.shardOf(term));
        return segment !== undefined && find(segment.terms, term) >= 0;
      },
      beginningWith(text, limit) {
        if (router.shards === 0) return [];
        const [first, last] = router.shardsOf(text);
        const shards = Array.from({ length: last - first + 1 }, (_, at) => first + at);
        demandShards(router, shards);
        return termsBeginningWith(
          shards.flatMap((shard) => byShard.get(shard) ?? []),
          text,
          limit,
        );
      },
      spelling: () => spelling,
      together,
    };
  }

  function lasting() {
    held.demand([routerFile, popularityFile]);
    const router = held.get(routerFile);
    const names: Names = {
      brands: brands.names,
      categories,
      subcategories,
    };
    const everyone = new Uint8Array(size + 1).fill(1, 1);
    return {
      names,
      popularityOf: held.get(popularityFile),
      columns: { ...facts.columns, owner: everyone },
      reader: createReader(vocabularyOf(router), language, ranking),
      match: createMatcher(segments, everyone, size),
      intent: createIntent(names, language, ranking.intent),
      scratch: new Uint32Array(size + 1),
      byPlace: Uint32Array.from({ length: directory.brandCount + 1 }, (_, place) => place),
    };
  }

  let lasts: ReturnType<typeof lasting> | undefined;
  let changing: ({ state: number } & Pick<SearchParts, 'prior' | 'productsOfBrand'>) | undefined;

  return {
    spelling,
    brands,
    parts(groups, spans) {
      lasts ??= lasting();
      const { names, columns, reader, match, intent, scratch, byPlace, popularityOf } = lasts;
      if (changing?.state !== facts.state) {
        const popularity = Float32Array.from(facts.levels, (level) => popularityOf[level] as number);
        changing = {
          state: facts.state,
          prior: priorOf(columns, popularity, extremes, ranking),
          productsOfBrand: brandReader(facts.columns),
        };
      }
      const { prior, productsOfBrand } = changing;
      return {
        columns,
        names,
        segments,
        lists: facts.lists(names),
        reader,
        match,
        prior,
        intent,
        scratch,
        productsOfBrand,
        brandOrder: byPlace,
        demand(products, count) {
          const prices = spans?.sources(products, count) ?? [];
          held.demand([...facts.sources(products, count, groups), ...prices]);
        },
        ...(spans && { priceSpan: spans.span }),
        language,
        ranking,
      };
    },
  };
}
