/** Where the category tree stands open beside the page; smaller screens have it as a closed panel. */
const WIDE = '(min-width: 1024px)';

/** Keeps the panel of categories as open as the screen shows it, so that assistive technology agrees. */
export function startTree(): void {
  const panel = document.querySelector<HTMLDetailsElement>('.tree > details');
  const wide = matchMedia(WIDE);
  const follow = () => {
    if (panel) panel.open = wide.matches;
  };
  wide.addEventListener('change', follow);
  if (wide.matches) follow();
}
