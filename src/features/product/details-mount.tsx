import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DetailsDialog } from './DetailsDialog.tsx';
import { askDetail } from './details.store.ts';
import { closeDetails, followAddress, openDetails } from './details-history.ts';
import { productKit } from './product-kit.ts';
import { findCard } from './read-card.ts';

/** Opens details from the names of cards and from an address that names a product. */
export function mount(): void {
  const place = document.createElement('div');
  document.body.append(place);
  flushSync(() => createRoot(place).render(<DetailsDialog kit={productKit()} />));
  document.addEventListener('pointerdown', (event) => {
    const id = detailsOf(event);
    if (id) void askDetail(id, findCard(id)?.dataset.currency);
  });
  document.addEventListener('click', (event) => {
    const id = detailsOf(event);
    if (id && !isForBrowser(event)) {
      event.preventDefault();
      openDetails(id);
    }
    if ((event.target as Element).closest('.details-tools [data-open-window]')) closeDetails();
  });
  followAddress();
}

const detailsOf = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>('[data-details]')?.dataset.details;

/** A press that opens another tab or window is the browser's own. */
const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
