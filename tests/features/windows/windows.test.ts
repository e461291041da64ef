import { expect, test } from 'vitest';
import {
  close,
  move,
  open,
  place,
  pull,
  raise,
  resize,
  toggleMaximised,
  type Windows,
  within,
} from '#features/windows/windows.ts';

const screen = { width: 1280, height: 900 };
const opened = (...ids: string[]): Windows =>
  ids.reduce<Windows>((windows, id) => open(windows, id, screen), []);

test('windows start at 100,100 over z-index 1000, each 30 px from the last and above it', () => {
  expect(opened('a', 'b', 'c').map(({ id, x, y, z }) => [id, x, y, z])).toEqual([
    ['a', 100, 100, 1000],
    ['b', 130, 130, 1001],
    ['c', 160, 160, 1002],
  ]);
});

test('opening an open product only raises it', () => {
  const windows = open(opened('a', 'b'), 'a', screen);
  expect(windows.map(({ id, z }) => [id, z])).toEqual([
    ['a', 1002],
    ['b', 1001],
  ]);
});

test('raising the topmost window changes nothing', () => {
  const windows = opened('a', 'b');
  expect(raise(windows, 'b')).toEqual(windows);
});

test('a window that would reach below the screen opens at the top again, beside those that are there', () => {
  const windows = opened(...'abcdefghijkl');
  for (const { y, height } of windows) expect(y + height).toBeLessThanOrEqual(screen.height);
  expect(new Set(windows.map(({ x, y }) => `${x},${y}`)).size).toBe(windows.length);
});

test('a window that would open off the screen starts again at 100,100', () => {
  const windows = move(opened('a'), 'a', 5000, 0, screen);
  expect(open(windows, 'b', screen)[1]).toMatchObject({ x: 100, y: 100 });
});

test('sizes stay between 320 by 200 and 600 by 80 % of the screen', () => {
  expect(resize(opened('a'), 'a', { width: 10, height: 10 }, screen)[0]).toMatchObject({
    width: 320,
    height: 200,
  });
  expect(resize(opened('a'), 'a', { width: 9999, height: 9999 }, screen)[0]).toMatchObject({
    width: 600,
    height: 720,
  });
});

test('a moved window stays within reach', () => {
  expect(move(opened('a'), 'a', -500, -500, screen)[0]).toMatchObject({ x: 0, y: 0 });
});

test('a maximised window neither moves nor changes size, and comes back as it was', () => {
  const before = opened('a');
  const maximised = toggleMaximised(before, 'a');
  expect(move(maximised, 'a', 50, 50, screen)).toEqual(maximised);
  expect(resize(maximised, 'a', { width: 400, height: 400 }, screen)).toEqual(maximised);
  expect(toggleMaximised(maximised, 'a')).toEqual(before);
});

test('closing takes only that window away', () => {
  expect(close(opened('a', 'b'), 'a').map(({ id }) => id)).toEqual(['b']);
});

test('a window is put where its bar was dragged to, within reach', () => {
  expect(place(opened('a'), 'a', { x: 40.4, y: 60 }, screen)[0]).toMatchObject({ x: 40, y: 60 });
  expect(place(opened('a'), 'a', { x: 5000, y: -5 }, screen)[0]).toMatchObject({ x: 860, y: 0 });
});

test('no edge takes the buttons of the title bar off the screen', () => {
  const far = place(opened('a'), 'a', { x: 860, y: 0 }, screen);
  const from = { x: 860, y: 0, width: 420, height: 520 };
  expect(pull(far, 'a', { edge: 'e', from, dx: 200, dy: 0 }, screen)[0]).toMatchObject({
    x: 860,
    width: 420,
  });
  expect(resize(far, 'a', { width: 600, height: 520 }, screen)[0]).toMatchObject({ x: 860, width: 420 });
});

test('each edge moves itself and leaves the opposite one where it is', () => {
  const from = { x: 100, y: 100, width: 420, height: 520 };
  const pulled = (edge: Parameters<typeof pull>[2]['edge'], dx: number, dy: number) => {
    const [{ x, y, width, height }] = pull(opened('a'), 'a', { edge, from, dx, dy }, screen) as [Windows[0]];
    return [x, y, width, height];
  };
  expect(pulled('e', 50, 50)).toEqual([100, 100, 470, 520]);
  expect(pulled('s', 50, 50)).toEqual([100, 100, 420, 570]);
  expect(pulled('se', 50, 50)).toEqual([100, 100, 470, 570]);
  expect(pulled('w', 50, 50)).toEqual([150, 100, 370, 520]);
  expect(pulled('n', 50, 50)).toEqual([100, 150, 420, 470]);
  expect(pulled('nw', -50, -50)).toEqual([50, 50, 470, 570]);
  expect(pulled('ne', 10, -10)).toEqual([100, 90, 430, 530]);
  expect(pulled('sw', -10, 10)).toEqual([90, 100, 430, 530]);
  expect(pulled('w', 900, 0)).toEqual([200, 100, 320, 520]);
});

test('windows come back into a screen that has become smaller', () => {
  const far = move(opened('a'), 'a', 800, 500, screen);
  expect(within(far, { width: 800, height: 500 })[0]).toMatchObject({ x: 380, y: 300, height: 400 });
});
