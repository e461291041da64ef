import { format } from '#i18n/format.ts';
import { drawing, make } from './elements.ts';
import { makeGroup } from './lines.ts';
import type { Group } from './suggestions.ts';
import { edition, texts } from './texts.ts';

const CROSS = 'M6 6l12 12M18 6 6 18';
let panels = 0;

/** What is shown below a search box: options in groups, and beside those that can be forgotten how to. */
export interface Panel {
  list: HTMLElement;
  options(): HTMLElement[];
  isOpen(): boolean;
  /** Shows groups, with what was typed marked in them; without any the panel closes. */
  show(groups: readonly Group[], typed: string): void;
  close(): void;
  /** Tells those who cannot see the panel. */
  say(message: string): void;
}

/** A panel at the end of a form. `forget` is told the text of a line, or nothing for all of them. */
export function makePanel(form: HTMLElement, forget: (text?: string) => void): Panel {
  const id = `suggest-${++panels}`;
  const list = make('div', { role: 'listbox', id, 'aria-label': texts.suggestions });
  const forgetting = make('div', { class: 'suggest-forget', role: 'group', 'aria-label': texts.recent });
  const box = make('div', { class: 'suggest', hidden: '' }, list, forgetting);
  const status = make('p', { class: 'visually-hidden', role: 'status' });
  form.append(box, status);
  // A press leaves the focus in the field, whose loss would close the panel.
  box.addEventListener('mousedown', (event) => event.preventDefault());

  forgetting.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) forget(button.dataset.text);
  });

  return {
    list,
    options: () => (box.hidden ? [] : [...list.querySelectorAll<HTMLElement>('[role=option]')]),
    isOpen: () => !box.hidden,
    show(groups, typed) {
      list.replaceChildren(...groups.map((group, at) => makeGroup(group, typed, `${id}-${at}`)));
      const old = groups.find(({ forgettable }) => forgettable)?.lines ?? [];
      forgetting.replaceChildren(
        ...(old.length > 0 ? [forgetAll(), ...old.map(({ text }) => forgetOne(text))] : []),
      );
      forgetting.hidden = old.length === 0;
      box.hidden = groups.length === 0;
      box.scrollTop = 0;
    },
    close() {
      box.hidden = true;
    },
    say(message) {
      if (status.textContent !== message) status.textContent = message;
    },
  };
}

const forgetAll = () => make('button', { type: 'button', class: 'suggest-all' }, texts.forgetRecent);

function forgetOne(text: string): HTMLElement {
  const name = format(texts.forgetOne, { text }, edition.locale);
  return make(
    'button',
    { type: 'button', 'aria-label': name, title: name, 'data-text': text },
    drawing(CROSS),
  );
}
