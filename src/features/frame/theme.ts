const STORAGE = 'tecfinder_theme';

/** Colour buttons: a choice is kept, `system` forgets it. The first paint reads it before this runs. */
export function startThemeSwitch(): void {
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLElement>('[data-theme-choice]');
  const show = () => {
    for (const button of buttons) {
      button.ariaPressed = String(button.dataset.themeChoice === (root.dataset.theme ?? 'system'));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const choice = button.dataset.themeChoice;
      if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
      else delete root.dataset.theme;
      keep(root.dataset.theme);
      show();
    });
  }
  show();
}

function keep(theme: string | undefined): void {
  try {
    if (theme) localStorage.setItem(STORAGE, theme);
    else localStorage.removeItem(STORAGE);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}
