import { format } from '#i18n/format.ts';
import { createAsking, FEWEST_CHARACTERS } from './asking.ts';
import { makeCombobox } from './combobox.ts';
import { loadSuggestions, type Suggests } from './load-suggestions.ts';
import { markTyped } from './marks.ts';
import { makePanel } from './panel.ts';
import { loadPopular } from './popular.ts';
import { $recent, addSearch, forgetAll, forgetSearch } from './recent.store.ts';
import { emptyGroups, type Group, suggestedGroups } from './suggestions.ts';
import { edition, prices, texts } from './texts.ts';

/** Gives a search form its suggestions. What was typed into it before counts. */
export function mountBox(form: HTMLFormElement, suggests: Suggests): void {
  const field = form.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) return;
  const panel = makePanel(form, forget);
  const combobox = makeCombobox(field, { ...panel, open, close });
  let shown: readonly Group[] = [];

  /** A late answer takes nothing away from under a shopper who already goes through what is shown. */
  const asking = createAsking({
    load: (text, signal) => loadSuggestions(suggests, text, signal),
    show: (typed, answer) => {
      if (!answer || combobox.active()) return;
      show(suggestedGroups(answer, { titles: texts, prices, place: { ...edition, now: Date.now() } }), typed);
      panel.say(format(texts.suggestionCount, { n: answer.length }, edition.locale));
    },
    failed: close,
  });

  function show(groups: readonly Group[], typed: string): void {
    shown = groups;
    panel.show(groups, typed);
    combobox.refresh();
  }

  function close(): void {
    asking.stop();
    panel.close();
    panel.say('');
    combobox.refresh();
  }

  /** Shows what there is for the text as it stands. */
  function open(): void {
    const typed = field?.value ?? '';
    const length = typed.trim().length;
    if (length === 0) offer();
    else if (length < FEWEST_CHARACTERS) close();
    else {
      narrow(typed);
      asking.ask(typed);
    }
  }

  /** What is shown already stays while it still fits what is typed, until the answer comes. */
  function narrow(typed: string): void {
    const words = typed.trim().split(/\s+/).length;
    const fits = (text: string) => markTyped(text, typed).filter(({ marked }) => marked).length >= words;
    const groups = panel.isOpen() ? shown : [];
    const left = groups
      .filter(({ forgettable }) => !forgettable)
      .map((group) => ({ ...group, lines: group.lines.filter(({ text }) => fits(text)) }))
      .filter(({ lines }) => lines.length > 0);
    show(left, typed);
  }

  /** Offers recent and popular searches while the box is empty. */
  function offer(): void {
    asking.stop();
    if (suggests !== 'searches') {
      close();
      return;
    }
    const empty = (popular: unknown) => show(emptyGroups($recent.get(), popular, texts), '');
    empty([]);
    void loadPopular().then((popular) => {
      if (field?.value.trim() === '' && document.activeElement === field && !combobox.active())
        empty(popular);
    });
  }

  function forget(text?: string): void {
    const at = $recent.get().indexOf(text ?? '');
    field?.focus();
    if (text === undefined) forgetAll();
    else forgetSearch(text);
    offer();
    const said = text === undefined ? texts.forgottenAll : format(texts.forgotten, { text }, edition.locale);
    panel.say(said);
    const left = $recent.get()[Math.min(at, $recent.get().length - 1)];
    if (left !== undefined) form.querySelector<HTMLElement>(`[data-text="${CSS.escape(left)}"]`)?.focus();
  }

  field.addEventListener('input', open);
  field.addEventListener('focus', open);
  field.addEventListener('click', () => panel.isOpen() || open());
  field.addEventListener('keydown', (event) => {
    const option = event.key === 'Delete' ? combobox.active() : undefined;
    if (option?.dataset.kind !== 'recent') return;
    event.preventDefault();
    forget(option.textContent ?? '');
    field.focus();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.target === field || !panel.isOpen()) return;
    field.focus();
    close();
  });
  panel.list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest<HTMLElement>('[role=option]');
    const { kind } = option?.dataset ?? {};
    if (kind === 'search' || kind === 'recent') addSearch(option?.textContent ?? '');
    if (option) close();
  });
  form.addEventListener('submit', close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (panel.isOpen() && !form.contains(target as Node)) close();
  });
  if (document.activeElement === field) open();
}
