import './details-dialog.css';
import { useStore } from '@nanostores/react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { DetailsPanel, HEADING } from './DetailsPanel.tsx';
import { $answer, $details } from './details.store.ts';
import { closeDetails } from './details-history.ts';
import { growFromCard } from './grow.ts';
import type { ProductKit } from './product-kit.ts';
import { findCard } from './read-card.ts';

/** The dialog of a product's details: the browser's own, so that it holds the focus and gives it back. */
export function DetailsDialog({ kit }: { kit: ProductKit }) {
  const opened = useStore($details);
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const id = opened?.id;
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!id) {
      if (element?.open) giveFocusBack(element, shown.current);
      return;
    }
    shown.current = id;
    if (!element?.open) {
      element?.showModal();
      growFromCard(id, picture.current);
    }
    document.getElementById(HEADING)?.focus({ preventScroll: true });
  }, [id]);

  // An answer may take the place of what had the focus.
  const { state } = useStore($answer);
  useLayoutEffect(() => {
    if (state !== 'loading' && dialog.current?.open && !dialog.current.contains(document.activeElement)) {
      document.getElementById(HEADING)?.focus({ preventScroll: true });
    }
  }, [state]);

  const pressed = useRef<EventTarget>(null);
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === target) closeDetails();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel closes, as Escape does
    <dialog
      ref={dialog}
      className="details-dialog"
      aria-labelledby={HEADING}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        closeDetails();
      }}
      // The event comes late: other details may be open by then.
      onClose={({ currentTarget: { open } }) => !open && $details.get() && closeDetails()}
    >
      {opened && <DetailsPanel key={opened.id} opened={opened} kit={kit} picture={picture} />}
    </dialog>
  );
}

/** The browser gives the focus back to what had it. Where an address opened the details nothing had it. */
function giveFocusBack(dialog: HTMLDialogElement, id = ''): void {
  dialog.close();
  if (document.activeElement !== document.body) return;
  const link = findCard(id)?.querySelector<HTMLElement>('.card-link');
  (link ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
