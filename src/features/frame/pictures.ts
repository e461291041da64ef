/** A card's picture that fails gives its place to the drawing and words that stand for it; any other is not seen. */
export function startPictures(): void {
  document.addEventListener('error', ({ target }) => replaceFailed(target), true);
  // A copy: the list is alive, and what is replaced leaves it.
  for (const image of [...document.images]) {
    if (image.complete && image.src && image.naturalWidth === 0) replaceFailed(image);
  }
}

function replaceFailed(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const box = target.closest<HTMLElement>('.card-picture');
  const text = box?.dataset.missing;
  if (!box || !text) {
    target.style.visibility = 'hidden';
    return;
  }
  const note = document.createElement('span');
  note.className = 'no-picture';
  note.textContent = text;
  box.replaceChildren(note);
}
