import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what builds that were cut off have left. @param folder as a regular expression */
export async function clearAway(dist: string, folder: string): Promise<void> {
  const left = new RegExp(`^\\.(?:next|old)-${folder}-(\\d+)$`);
  for (const name of await readdir(dist)) {
    const owner = Number(left.exec(name)?.[1]);
    if (owner && !isRunning(owner)) await rm(join(dist, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}
