/** What a combobox opens. */
export interface Popup {
  list: HTMLElement;
  /** What can be chosen, in order; nothing while it is closed. */
  options(): readonly HTMLElement[];
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/** How a field and its popup stand to each other, to be told to those who cannot see it. */
export interface Combobox {
  /** To be called whenever the popup opened, closed or changed: nothing is chosen then. */
  refresh(): void;
  /** The option the arrow keys stand on. */
  active(): HTMLElement | undefined;
}

/**
 * Makes a field an ARIA combobox with a listbox: the focus stays in the field, the arrow keys, Home and End
 * go through the options and back to the text, Enter follows the option they stand on, and Escape closes.
 */
export function makeCombobox(field: HTMLInputElement, popup: Popup): Combobox {
  let at = -1;

  function stand(index: number): void {
    const options = popup.options();
    options[at]?.setAttribute('aria-selected', 'false');
    at = index;
    const option = options[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  }

  function refresh(): void {
    at = -1;
    field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-expanded', String(popup.isOpen()));
  }

  /** One step through the options and the text itself, which is index -1. */
  const step = (by: number) => {
    if (!popup.isOpen()) popup.open();
    const places = popup.options().length + 1;
    stand(((at + 1 + by + places) % places) - 1);
  };

  /** Within the options; while the text is edited Home and End are its own. */
  function goTo(index: number): boolean {
    if (at >= 0) stand(index);
    return at >= 0;
  }

  /** Whether the key was for the popup. */
  function press({ key, altKey }: KeyboardEvent): boolean {
    const options = popup.options();
    const wasOpen = popup.isOpen();
    let active: HTMLElement | undefined;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (!altKey) step(key === 'ArrowDown' ? 1 : -1);
        else if (key === 'ArrowDown') popup.open();
        else popup.close();
        return true;
      case 'Home':
        return goTo(0);
      case 'End':
        return goTo(options.length - 1);
      case 'Enter':
        active = options[at];
        active?.click();
        return active !== undefined;
      case 'Escape':
        popup.close();
        return wasOpen;
      default:
        return false;
    }
  }

  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', popup.list.id);
  field.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (ctrlKey || metaKey || shiftKey || isComposing) return;
    if (press(event)) event.preventDefault();
  });
  refresh();
  return { refresh, active: () => popup.options()[at] };
}
