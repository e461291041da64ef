/** Grounds other than a press on which a feature is called for. */
type Ground = (demand: () => void) => void;

/** Pixels before an element comes into view. */
const NEAR = '600px';

/** When the element is shown and about to come into view. */
export const whenNear =
  (selector: string): Ground =>
  (demand) => {
    const element = document.querySelector(selector);
    if (!element) return;
    const watching = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watching.disconnect();
        demand();
      },
      { rootMargin: NEAR },
    );
    watching.observe(element);
  };

/** When a `details` element is opened by its summary; one without a visible summary stands open by itself. */
export const whenOpened =
  (selector: string): Ground =>
  (demand) => {
    const details = document.querySelector<HTMLDetailsElement>(selector);
    details?.addEventListener('toggle', () => {
      if (details.open && details.querySelector('summary')?.checkVisibility()) demand();
    });
  };

/** When the element is shown after a time in milliseconds in which the page was open. */
export const whenShownAfter =
  (milliseconds: number, selector: string): Ground =>
  (demand) => {
    setTimeout(() => {
      if (document.querySelector(selector)?.checkVisibility()) demand();
    }, milliseconds);
  };
