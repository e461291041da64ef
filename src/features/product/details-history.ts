import { addressedProduct, detailsHash, productOf } from './address.ts';
import type { CardFacts } from './card-text.ts';
import { $answer, $details, hideDetails, showDetails } from './details.store.ts';
import { findCard, readCard } from './read-card.ts';
import { recordUse } from './record-use.ts';

/** How many steps of the history lie between this one and the page without details. */
interface Step {
  detailsDepth?: number;
}

const depth = (): number => (history.state as Step | null)?.detailsDepth ?? 0;

/** Whether the history goes back to where details were not opened from, which may itself name a product. */
let isClosing = false;
/** What was opened meanwhile: a step made before the history is back would be taken back with it. */
let next: string | undefined;
/** Milliseconds after which a history that has not moved is not waited for. */
const PATIENCE = 1000;

/** Opens the details of a product as a step of the history, so that Back closes them. */
export function openDetails(id: string): void {
  if (isClosing) next = id;
  if (isClosing || $details.get()?.id === id) return;
  const state = { ...history.state, detailsDepth: depth() + 1 };
  history.pushState(state, '', location.pathname + location.search + detailsHash(id));
  show(id);
}

/** Closes the details and leaves the history as it was before they opened. */
export function closeDetails(): void {
  hideDetails();
  const steps = depth();
  isClosing = true;
  if (steps === 0) {
    settle();
    return;
  }
  history.go(-steps);
  setTimeout(settle, PATIENCE);
}

/** Ends a closing once the history is back. */
function settle(): void {
  if (!isClosing) return;
  isClosing = false;
  forgetProduct();
  const id = next;
  next = undefined;
  if (id) openDetails(id);
}

function forgetProduct(): void {
  if (productOf(location)) history.replaceState(history.state, '', withoutProduct());
}

/** Follows the address: Back closes, forward and a shared address open. */
export function followAddress(): void {
  addEventListener('popstate', follow);
  follow();
  const opened = $details.get();
  if (opened) recordUse(opened.id, 'detail');
}

function follow(): void {
  const id = addressedProduct();
  if (isClosing) settle();
  else if (!id) hideDetails();
  else if ($details.get()?.id !== id) show(id);
}

function show(id: string): void {
  const card = findCard(id);
  const preview = card?.querySelector<HTMLImageElement>('.card-picture img')?.currentSrc || undefined;
  void showDetails({ id, facts: card ? readCard(card) : relatedOf(id), preview });
}

/** A product that the open details show beside their own. */
function relatedOf(id: string): CardFacts | undefined {
  const answer = $answer.get();
  if (answer.state !== 'ready') return undefined;
  return [...answer.related, ...answer.detail.other_conditions].find(({ id_c10 }) => id_c10 === id);
}

function withoutProduct(): string {
  const query = new URLSearchParams(location.search);
  query.delete('product');
  const text = query.toString();
  return location.pathname + (text && `?${text}`);
}
