import { expect, test, vi } from 'vitest';
import { createBuffer } from '#catalogue/usage/buffer.ts';

/** A buffer of three over a disk that can be filled. */
function onDisk() {
  const disk = { full: false, written: [] as number[] };
  const log = vi.fn<(message: string, error?: unknown) => void>();
  const full = new Error('database or disk is full');
  const write = (items: readonly number[]) => {
    if (disk.full) throw full;
    disk.written.push(...items);
  };
  return { disk, full, log, buffer: createBuffer<number>({ write, room: 3, log }) };
}

test('what waits is written once', () => {
  const { disk, log, buffer } = onDisk();
  buffer.add(1);
  buffer.add(2);
  buffer.flush();
  buffer.flush();
  buffer.end();
  expect(disk.written).toEqual([1, 2]);
  expect(log).not.toHaveBeenCalled();
});

test('a full disk keeps as much as there is room for, and tells what was lost', () => {
  const { disk, full, log, buffer } = onDisk();
  disk.full = true;
  for (const item of [1, 2, 3, 4, 5]) {
    buffer.add(item);
    buffer.flush();
  }
  expect(log.mock.calls).toEqual([['1 uses could not be written and are kept to be tried again', full]]);
  disk.full = false;
  buffer.flush();
  expect(disk.written).toEqual([1, 2, 3]);
  expect(log).toHaveBeenLastCalledWith('2 uses were lost while they could not be written');
  buffer.add(6);
  buffer.flush();
  expect(disk.written).toEqual([1, 2, 3, 6]);
  expect(log).toHaveBeenCalledTimes(2);
});

test('a disk that is still full at the end is told of', () => {
  const { disk, log, buffer } = onDisk();
  disk.full = true;
  for (const item of [1, 2, 3, 4]) buffer.add(item);
  buffer.end();
  expect(log).toHaveBeenLastCalledWith('4 uses were lost, as they could not be written');
});
