import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFile } from '../support/files.ts';

const MODULE = JSON.stringify(pathToFileURL('src/cli/run-again.ts').href);

/** A command that does this once it runs inside. */
const command = (inside: string): string =>
  temporaryFile(
    'command.mjs',
    `import { existsSync, writeFileSync } from 'node:fs';
import { askForAnother, runAgain, runsInside } from ${MODULE};
if (!runsInside()) await runAgain();
else { ${inside} }`,
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

test('what asks it to stop is passed on', async () => {
  const path = command(`
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('waits');`);
  const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
    if (said === 'waits\n') child.kill('SIGTERM');
  });
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(said).toBe('waits\nstopped\n');
});
