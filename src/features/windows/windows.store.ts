import { atom, map } from 'nanostores';
import { load } from '#client/load.ts';
import type { Product } from '#contract/product.ts';
import { byIds } from '../product/by-ids.ts';
import type { CardFacts } from '../product/card-text.ts';
import { otherEdition } from '../product/other-edition.ts';
import { readProducts } from '../product/read-products.ts';
import { parseWindows, windowsText } from './kept-windows.ts';
import {
  type Box,
  close,
  type Edge,
  move,
  open,
  place,
  pull,
  raise,
  resize,
  toggleMaximised,
  type Viewport,
  type Windows,
  within,
} from './windows.ts';
import { keepWindows, keptWindows } from './windows-storage.ts';

export const $windows = atom<Windows>([]);
/** What is known of the products at once, from their cards or from the page before. */
export const $facts = map<Record<string, CardFacts>>({});
/** What the shop says of them. */
export const $products = map<Record<string, Product | 'gone' | 'failed' | undefined>>({});

const viewport = (): Viewport => ({ width: innerWidth, height: innerHeight });
const change = (windows: Windows): void => {
  $windows.set(windows);
  keep();
};

export function openWindow(id: string, facts?: CardFacts): void {
  if (facts) $facts.setKey(id, facts);
  change(open($windows.get(), id, viewport()));
  if (!$products.get()[id]) void askProducts([id]);
}
export const raiseWindow = (id: string): void => {
  const raised = raise($windows.get(), id);
  if (raised.some((one, at) => one !== $windows.get()[at])) change(raised);
};
export const closeWindow = (id: string): void => change(close($windows.get(), id));
export const closeAllWindows = (): void => change([]);
export const toggleWindow = (id: string): void => change(toggleMaximised($windows.get(), id));
export const moveWindow = (id: string, dx: number, dy: number): void =>
  change(move($windows.get(), id, dx, dy, viewport()));
export const placeWindow = (id: string, at: { x: number; y: number }): void =>
  change(place($windows.get(), id, at, viewport()));
export const pullWindow = (id: string, edge: Edge, from: Box, dx: number, dy: number): void =>
  change(pull($windows.get(), id, { edge, from, dx, dy }, viewport()));
export const resizeWindow = (id: string, size: Viewport): void =>
  change(resize($windows.get(), id, size, viewport()));

/** Opens the windows of the page before, and keeps all within the screen while that changes. */
export function restoreWindows(): void {
  const kept = parseWindows(keptWindows());
  for (const { id, facts } of kept) if (facts) $facts.setKey(id, facts);
  $windows.set(
    within(
      kept.map(({ facts: _, ...one }) => one),
      viewport(),
    ),
  );
  if (kept.length > 0) void askProducts(kept.map(({ id }) => id));
  addEventListener('resize', () => $windows.set(within($windows.get(), viewport())));
}

/** Asks for products by their ids, each in the edition it is of; what is not among the answer is no longer sold. */
export async function askProducts(ids: readonly string[]): Promise<void> {
  const groups = Object.groupBy(ids, (id) => otherEdition($facts.get()[id]?.currency) ?? '');
  await Promise.all(
    Object.entries(groups).map(([country, some = []]) => askSome(some, country || undefined)),
  );
}

async function askSome(ids: readonly string[], country: string | undefined): Promise<void> {
  for (const id of ids) $products.setKey(id, undefined);
  try {
    const products = readProducts(await load(byIds(ids, country), { check: readProducts }));
    const found = new Map(products.map((product) => [product.id_c10, product]));
    for (const id of ids) $products.setKey(id, found.get(id) ?? 'gone');
  } catch {
    for (const id of ids) $products.setKey(id, 'failed');
  }
}

function keep(): void {
  const facts = $facts.get();
  const windows = $windows.get().map((one) => ({ ...one, facts: facts[one.id] }));
  keepWindows(windows.length > 0 ? windowsText(windows) : null);
}
