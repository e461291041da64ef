import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readConfig } from '#lib/config.ts';
import { readArguments } from '../../src/cli/build.ts';
import { distOf } from '../../src/cli/command.ts';

test('both editions are built unless one is named', () => {
  expect(readArguments([])?.wanted).toEqual(['ES', 'UK']);
  expect(readArguments(['--edition', 'ES'])?.wanted).toEqual(['ES']);
  expect(readArguments(['--edition=uk'])?.wanted).toEqual(['UK']);
  expect(readArguments(['--help'])).toBeNull();
});

test('builds are for static hosts unless they are asked for a node', () => {
  expect(readArguments([])?.hosting).toBe('static');
  expect(readArguments(['--for', 'node'])?.hosting).toBe('node');
});

test('a build ends unless it is to watch', () => {
  expect(readArguments([])?.watch).toBe(false);
  expect(readArguments(['--watch', '--edition', 'ES'])).toEqual({
    wanted: ['ES'],
    hosting: 'static',
    watch: true,
  });
});

test.each([
  [['--for', 'nobody'], '--for nobody is not usable: it must be static or node.'],
  [['--edition', 'FR'], '--edition FR is not usable: it must be ES or UK.'],
  [['--edition'], 'Try npm run build -- --help.'],
  [['--fast'], 'Try npm run build -- --help.'],
  [['es'], 'Try npm run build -- --help.'],
])('%j is refused', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});

test('builds go to a folder within the project', () => {
  const dist = (folder: string) => distOf(readConfig({ DIST_DIR: folder }), '/project');
  expect(dist('dist')).toBe('/project/dist');
  expect(dist('.data/x/dist')).toBe('/project/.data/x/dist');
  for (const outside of ['..', '../dist', '/elsewhere', '.']) {
    expect(() => dist(outside)).toThrow(`DIST_DIR=${outside} is not usable`);
  }
});

test.each(['build', 'ingest'])('npm run %s -- --help explains even while a setting is wrong', (command) => {
  const { status, stdout } = spawnSync(process.execPath, [`src/cli/${command}.ts`, '--help'], {
    env: { ...process.env, PORT: 'eighty' },
    encoding: 'utf8',
  });
  expect(stdout).toContain('Exit codes');
  expect(status).toBe(0);
});
