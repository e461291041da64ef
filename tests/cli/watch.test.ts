import { expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { type Watched, watch } from '../../src/cli/watch.ts';

/** Things to build whose states can be changed, and what a watch does with them. */
function watching(states: Record<string, string>, failing: ReadonlySet<string> = new Set(), pause = 2) {
  const built: string[] = [];
  const told: string[] = [];
  let program = 'one';
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>();
  const builds = Object.keys(states).map(
    (name): Watched => ({
      state: async () => `${name} ${states[name]}`,
      build: async () => {
        if (failing.has(name)) throw new AppError('build_failed', `The build of ${name} failed.`);
        built.push(`${name} ${states[name]}`);
      },
    }),
  );
  const ended = watch(builds, {
    program: async () => program,
    stopping,
    report: (line) => told.push(line),
    every: 1,
    pause,
  });
  const become = (other: string) => {
    program = other;
  };
  return { built, told, ended, stop, become };
}

test('everything is built at first, and again what has changed', async () => {
  const states = { es: '1', uk: '1' };
  const { built, ended, stop } = watching(states);
  await expect.poll(() => built).toEqual(['es 1', 'uk 1']);
  states.uk = '2';
  await expect.poll(() => built).toEqual(['es 1', 'uk 1', 'uk 2']);
  states.es = '2';
  await expect.poll(() => built.at(-1)).toBe('es 2');
  stop();
  expect(await ended).toBe('stopped');
  expect(built).toHaveLength(4);
});

test('a build that fails is told and tried again, and keeps no other from being built', async () => {
  const failing = new Set(['es']);
  const { built, told, ended, stop } = watching({ es: '1', uk: '1' }, failing);
  await expect.poll(() => told.length).toBeGreaterThan(1);
  expect(told[0]).toBe(
    'The build of es failed.\nIt is tried again in 0.002 seconds, or when something changed.',
  );
  expect(built).toEqual(['uk 1']);
  failing.clear();
  await expect.poll(() => built).toEqual(['uk 1', 'es 1']);
  stop();
  await ended;
});

test('a build that failed is tried again at once where something changed, and else after a pause', async () => {
  const states = { es: '1' };
  const failing = new Set(['es']);
  const { told, built, ended, stop } = watching(states, failing, 3_600_000);
  await expect.poll(() => told.length).toBe(1);
  failing.clear();
  states.es = '2';
  await expect.poll(() => built).toEqual(['es 2']);
  expect(told).toHaveLength(1);
  stop();
  await ended;
});

test('what fails for want of right code ends the watch', async () => {
  const broken = { state: async () => '1', build: () => Promise.reject(new TypeError('no function')) };
  const options = { program: async () => '', stopping: new Promise<void>(() => {}), report: () => {} };
  await expect(watch([broken], options)).rejects.toThrow('no function');
});

test('a program that changed does not go on as another one', async () => {
  const { built, ended, become } = watching({ es: '1' });
  await expect.poll(() => built).toEqual(['es 1']);
  become('two');
  expect(await ended).toBe('program changed');
});

test('where it is to stop and the program changed, it stops', async () => {
  const { built, ended, become, stop } = watching({ es: '1' });
  await expect.poll(() => built).toEqual(['es 1']);
  become('two');
  stop();
  expect(await ended).toBe('stopped');
});

test('a build that is cut off because it is to stop is no failure', async () => {
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>();
  const told: string[] = [];
  const build = async () => {
    stop();
    await stopping;
    throw new AppError('build_failed', 'It was ended from outside.');
  };
  const options = { program: async () => '', stopping, report: (line: string) => void told.push(line) };
  expect(await watch([{ state: async () => '1', build }], options)).toBe('stopped');
  expect(told).toEqual([]);
});
