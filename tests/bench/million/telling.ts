import { availableParallelism, loadavg } from 'node:os';
import type { Latency } from './latency.ts';
import { ENGINE_LIMITS, type Limits, PEER_LIMITS } from './limits.ts';
import type { Feeds } from './loading.ts';
import type { Plan } from './offers/feeds.ts';
import type { EngineFigures } from './processes/engine.process.ts';
import type { Imported } from './processes/import.process.ts';
import type { PeerFigures } from './processes/peer.process.ts';
import { SOAK } from './queries/asking.ts';
import { type HttpFigures, RATE } from './serving.ts';
import { LATENCY_HEAD, latencyRow, table } from './tables.ts';

const limited = ({ calls, seconds, warmUp }: Limits) =>
  `up to ${calls} calls or ${seconds} s a group, after ${warmUp} to warm up`;
const whole = (value: number) => Math.round(value).toLocaleString('en');

/** Latencies mean little where other programs want the same cores. */
export function tellMachine(): void {
  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} cores, ${load.toFixed(1)} programs wanted them in the last minute, Node ${process.versions.node}`,
  );
}

export function tellFeeds({ seed, offers, oneEdition }: Plan, { rows, seconds, distinct }: Feeds): void {
  console.log(
    `${whole(offers)} made offers, seed ${seed}, ${whole(distinct * 100)} % of them of different products; ` +
      (oneEdition
        ? 'all in ES (60 % written in Spanish)'
        : '60 % in ES, 40 % in UK; searches and lists ask ES'),
  );
  console.log(
    rows
      ? `feeds made: ${whole(rows)} rows in ${seconds.toFixed(1)} s, ${whole(rows / seconds)} rows/s`
      : 'feeds: as an earlier run made them',
  );
}

export function tellImport(title: string, imported: Imported, size: number): void {
  const { rows, refused, changed, vanished, seconds, cpu, memory } = imported;
  console.log(
    `${title}: ${whole(rows)} rows in ${seconds.toFixed(1)} s, ${whole(rows / seconds)} rows/s, ` +
      `${cpu.toFixed(1)} s CPU, peak memory ${memory} MB; ${whole(changed)} new or changed, ${whole(vanished)} gone, ` +
      `${whole(refused)} refused; catalogue ${whole(size / 2 ** 20)} MB`,
  );
}

export function tellEngine({
  open,
  firstSearch,
  soak,
  kinds,
  lists,
  suggestions,
  memory,
}: EngineFigures): void {
  const mix = Object.entries(SOAK).map(([kind, share]) => `${kind} ${share}`);
  console.log(`\nIn process, ${limited(ENGINE_LIMITS)}. Mixed soak, of a hundred: ${mix.join('; ')}.`);
  console.log(`opened in ${whole(open)} ms, first search after ${whole(firstSearch)} ms more`);
  console.log(table([LATENCY_HEAD, ...[soak, ...kinds, ...lists, suggestions].map(latencyRow)]));
  console.log(
    `memory: ${memory.opened} MB for opening, ${memory.now} MB after all calls, ${memory.most} MB at most`,
  );
}

export function tellPeers(peers: Record<string, PeerFigures>, engine: EngineFigures | undefined): void {
  console.log(`\nThe same searches elsewhere, ${limited(PEER_LIMITS)}; p50 / p99 in milliseconds, found:`);
  const columns: [string, readonly Latency[]][] = [
    ...(engine ? [['this engine', groupsOf(engine)] as [string, Latency[]]] : []),
    ...Object.entries(peers).map(([name, figures]): [string, Latency[]] => [
      `${name}, ${whole(figures.products)} products`,
      groupsOf(figures),
    ]),
  ];
  const titles = columns[0]?.[1].map(({ title }) => title) ?? [];
  console.log(
    table([
      ['', ...columns.map(([name]) => name)],
      ...titles.map((title, i) => [title, ...columns.map(([, groups]) => brief(groups[i]))]),
    ]),
  );
  for (const [name, { load, memory }] of Object.entries(peers)) {
    console.log(`${name}: made in ${load.toFixed(1)} s, ${memory.now} MB, ${memory.most} MB at most`);
  }
}

const groupsOf = ({ soak, kinds, suggestions }: Pick<EngineFigures, 'soak' | 'kinds' | 'suggestions'>) => [
  ...[soak, ...kinds, suggestions],
];

const brief = (latency: Latency | undefined): string =>
  latency
    ? `${latency.p50.toFixed(2)} / ${latency.p99.toFixed(1)}, ${Math.round(latency.found * 100)} %`
    : '';

export function tellHttp({ phases, hostMemory }: HttpFigures): void {
  console.log(
    `\nOver HTTP, ${RATE} searches a second whether or not earlier ones are answered, each counted from when it was due. ` +
      'No search is asked twice, so no kept answer serves. Host, client and import share the cores of this machine.',
  );
  console.log(table([LATENCY_HEAD, ...phases.map(latencyRow)]));
  for (const { title, errors, failures, imported } of phases) {
    const took = imported ? `, import ${whole(imported.rows / imported.seconds)} rows/s` : '';
    console.log(`${title}: ${errors} errors${took}`);
    for (const [what, times] of Object.entries(failures)) console.log(`  ${times} times ${what}`);
  }
  console.log(`memory of the host: ${hostMemory} MB at most`);
}
