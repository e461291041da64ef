import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFile } from '../support/files.ts';

const MODULE = JSON.stringify(pathToFileURL('src/cli/run-again.ts').href);

/** A command that does this once it runs inside. @param sound as of `runAgain`; no run of a test lasts as long as a minute */
const command = (inside: string, sound = 60_000): string =>
  temporaryFile(
    'command.mjs',
    `import { existsSync, writeFileSync } from 'node:fs';
import { askForAnother, runAgain, runsInside, stopWithStarter } from ${MODULE};
if (!runsInside()) await runAgain({ sound: ${sound}, pause: 10 });
else { stopWithStarter(); ${inside} }`,
  );

test('a command is run anew each time it asks for it, and ends as the last one ended', () => {
  const path = command(`
    const seen = import.meta.filename + '.seen';
    console.log(process.argv[2]);
    if (existsSync(seen)) process.exitCode = 3;
    else { writeFileSync(seen, ''); askForAnother(); }`);
  const { stdout, status } = spawnSync(process.execPath, [path, 'again'], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: 'again\nagain\n', status: 3 });
});

test('one that fails after it had run for a while is run anew', () => {
  const path = command(
    `
    const seen = import.meta.filename + '.seen';
    if (existsSync(seen)) process.exit(0);
    writeFileSync(seen, '');
    setTimeout(() => process.exit(4), 300);`,
    100,
  );
  const { status, stderr } = spawnSync(process.execPath, [path], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: 'It ended with 4 and is started again in 0.01 seconds.\n',
  });
});

/** Starts a command and does something once it has said `waits` and its process. @returns its end, and what it said */
async function started(path: string, does: (outer: ChildProcess, inner: number) => void) {
  const outer = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  outer.stdout.on('data', (text) => {
    said += text;
    const inner = /^waits (\d+)\n/.exec(said);
    if (inner && said === inner[0]) does(outer, Number(inner[1]));
  });
  const [code, signal] = await once(outer, 'close');
  return { end: code ?? signal, said: said.replace(/\d+/, '') };
}

const WAITS = `
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
    process.on('SIGINT', () => { console.log('interrupted'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('waits ' + process.pid);`;

test.each([
  ['SIGTERM', 'stopped'],
  ['SIGINT', 'interrupted'],
  ['SIGHUP', 'stopped'],
] as const)('%s is passed on', async (signal, told) => {
  const { end, said } = await started(command(WAITS), (outer) => outer.kill(signal));
  expect({ end, said }).toEqual({ end: 0, said: `waits \n${told}\n` });
});

test('what runs inside stops where the one that started it is killed', async () => {
  const { end, said } = await started(command(WAITS), (outer) => outer.kill('SIGKILL'));
  expect({ end, said }).toEqual({ end: 'SIGKILL', said: 'waits \nstopped\n' });
});

test('one that asks for another run while it is to stop is not run again', async () => {
  const path = command(`
    process.on('SIGTERM', () => { askForAnother(); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('waits ' + process.pid);`);
  const { end, said } = await started(path, (outer) => outer.kill('SIGTERM'));
  expect({ end, said }).toEqual({ end: 0, said: 'waits \n' });
});
