/** A product picture that fails gives its place to the words that stand for it. */
export function startPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const text = target.closest<HTMLElement>('.card-picture')?.dataset.missing;
      if (!text) return;
      const note = document.createElement('span');
      note.className = 'no-picture';
      note.textContent = text;
      target.closest('picture')?.replaceWith(note);
      target.replaceWith(note);
    },
    true,
  );
}
