import { constants, setPriority } from 'node:os';

/**
 * Lets programs that answer shoppers go first: what this thread and those it starts from now on do gets the time
 * they leave. A system that does not allow it changes nothing.
 */
export function workInBackground(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // The import takes its share as any other program.
  }
}
