/** Pixels after which the way back to the top is offered (specification, section 9). */
const TOP_AFTER = 300;

/** Shows the way back to the top, and puts the header away while the page scrolls down. */
export function startScrolling(): void {
  const header = document.querySelector('.top');
  const toTop = document.querySelector('.to-top');
  let last = scrollY;
  const follow = () => {
    const down = scrollY > last;
    if (scrollY !== last) header?.classList.toggle('away', down && scrollY > TOP_AFTER);
    toTop?.classList.toggle('shown', scrollY > TOP_AFTER);
    last = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
  follow();
}
