/** Loads the map in place of its box, once the visitor asks for it. */
for (const box of document.querySelectorAll<HTMLElement>('[data-map]')) {
  box.querySelector('button')?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = box.dataset.map ?? '';
    frame.title = box.dataset.mapTitle ?? '';
    frame.referrerPolicy = 'no-referrer';
    box.replaceChildren(frame);
    frame.focus();
  });
}
