/** Where what is recorded waits until it is written. */
export interface Buffer<T> {
  add(item: T): void;
  flush(): void;
  /** Writes what waits for the last time. */
  end(): void;
}

interface BufferParts<T> {
  /** Writes all or none. @throws where it could not */
  write: (items: readonly T[]) => void;
  /** The most that waits; what comes beyond is given up. */
  room: number;
  /** Told once when writing begins to fail, and of what was given up when it works again or ends. */
  log: (message: string, error?: unknown) => void;
}

/** A failed write is tried again with the next one. No call throws. */
export function createBuffer<T>({ write, room, log }: BufferParts<T>): Buffer<T> {
  let waiting: T[] = [];
  let lost = 0;
  let failing = false;

  function flush(): void {
    if (waiting.length === 0) return;
    try {
      write(waiting);
    } catch (error) {
      if (!failing) log(`${waiting.length} uses could not be written and are kept to be tried again`, error);
      failing = true;
      return;
    }
    if (lost > 0) log(`${lost} uses were lost while they could not be written`);
    waiting = [];
    lost = 0;
    failing = false;
  }

  return {
    add(item) {
      if (waiting.length < room) waiting.push(item);
      else lost++;
    },
    flush,
    end() {
      flush();
      if (waiting.length > 0) log(`${waiting.length + lost} uses were lost, as they could not be written`);
    },
  };
}
