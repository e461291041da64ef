const FIELD =
  'textarea,select,input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio])';
const NATIVE = `a[href],button,summary,input,select,textarea`;
const LINK = 'a[href],area[href]';

/** Whether an element takes what is typed; a press on it does nothing but give it the focus. */
export const isField = (element: Element): boolean => element.matches(FIELD);
/** Whether the browser itself makes a click of Enter and Space. */
export const isNative = (element: Element): boolean => element.matches(NATIVE);

/** Whether a press on an element does something without any script: it leads or sends somewhere. */
export function hasOwnWay(element: Element): boolean {
  const control = element.closest<HTMLButtonElement>(`${LINK},button,input,summary`);
  return Boolean(
    control && (control.matches(`${LINK},summary`) || (control.form && control.type === 'submit')),
  );
}

/** A press the browser should have to itself: on another button, with a key held, to another tab or a file. */
export function isForBrowser(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return true;
  const link = (target as Element).closest<HTMLAnchorElement>(LINK);
  return Boolean(link && (link.download || (link.target && link.target !== '_self')));
}

/**
 * Remembers where an element stands. The answer finds it again: itself while it is on the page, else
 * what stands in its place, counted from the nearest element around it that is still there.
 */
export function rememberPlace(element: Element): () => Element | null {
  const steps: [parent: Element, index: number][] = [];
  for (let one = element; one.parentElement; one = one.parentElement) {
    steps.push([one.parentElement, [...one.parentElement.children].indexOf(one)]);
  }
  return () => {
    if (element.isConnected) return element;
    const nearest = steps.findIndex(([parent]) => parent.isConnected);
    let found: Element | null = steps[nearest]?.[0] ?? null;
    for (const [, index] of steps.slice(0, nearest + 1).toReversed()) found = found?.children[index] ?? null;
    return found;
  };
}

/** The same event once more. One that was dispatched cannot be used again. */
export const copyOf = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event);

/** Puts what a field held, and the focus with it, into the one that took its place. */
export function moveTyped(from: Element, to: Element): void {
  if (to === from || !isField(to)) return;
  const { value, selectionStart, selectionEnd } = from as HTMLInputElement;
  const field = to as HTMLInputElement;
  // Past what a framework keeps on the element itself, so that it sees the text as new.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (document.activeElement === document.body) field.focus();
  if (selectionStart !== null) field.setSelectionRange?.(selectionStart, selectionEnd);
}
