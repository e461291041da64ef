const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Makes tab lists work as the ARIA tabs pattern says: arrows choose, one tab is in the tab order. */
export function mount(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role="tablist"]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    for (const tab of tabs) joinPanel(tab);
    list.addEventListener('click', ({ target }) => {
      const tab = tabs.find((one) => one.contains(target as Node));
      if (tab) choose(tabs, tab);
    });
    list.addEventListener('keydown', (event) => {
      const next = tabs[KEYS[event.key]?.(tabs.indexOf(event.target as HTMLElement), tabs.length) ?? -1];
      if (!next) return;
      event.preventDefault();
      choose(tabs, next);
      next.focus();
    });
  }
}

function joinPanel(tab: HTMLElement): void {
  const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
  panel?.setAttribute('role', 'tabpanel');
  panel?.setAttribute('aria-labelledby', tab.id);
}

function choose(tabs: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
  }
}
