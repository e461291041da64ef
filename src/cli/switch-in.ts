import { rename } from 'node:fs/promises';
import { AppError } from '#lib/errors.ts';

/**
 * Puts the folder `next` in the place of `current`, which goes to `old`. The place is empty for the moment between two
 * renames; a host reads on from memory.
 * @returns whether there was a current one
 * @throws AppError `build_failed` with the current folder back in its place
 */
export async function switchIn(next: string, current: string, old: string): Promise<boolean> {
  const stood = await moveAway(current, old);
  try {
    await rename(next, current);
  } catch (cause) {
    // Where another build took the place meanwhile, that one stands.
    if (stood) await rename(old, current).catch(() => {});
    throw failed(current, cause);
  }
  return stood;
}

async function moveAway(current: string, old: string): Promise<boolean> {
  try {
    await rename(current, old);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw failed(current, cause);
  }
}

function failed(current: string, cause: unknown): AppError {
  const message = `The new build could not be put in ${current} (${(cause as Error).message}); the earlier one, if there is one, still stands.`;
  return new AppError('build_failed', message, { cause });
}
