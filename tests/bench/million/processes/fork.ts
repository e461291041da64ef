import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs a program of this folder in a process of its own; answers what it replies. @throws Error where it fails */
export async function inProcess<Answer>(
  program: string,
  asked: unknown,
  flags: string[] = [],
): Promise<Answer> {
  const child = fork(join(import.meta.dirname, program), { execArgv: [...process.execArgv, ...flags] });
  child.send(asked as object);
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${program} ended with ${code} before it answered`);
    }),
  ])) as [Answer];
  if (child.exitCode === null) await once(child, 'exit');
  return answer;
}

/** The other side: does what the parent asks for, answers it, and lets the process end. */
export function reply<Asked, Answer>(work: (asked: Asked) => Promise<Answer>): void {
  process.once('message', async (asked: Asked) => {
    process.send?.(await work(asked));
    process.disconnect();
  });
}
