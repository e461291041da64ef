import { rememberSearch } from './recent-storage.ts';

/**
 * Search forms send trimmed words, and nothing where there are none; what is searched for is remembered.
 * Their fields open suggestions once the code for those is there.
 */
export function startSearchForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggests]')) {
    const field = form.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) continue;
    field.setAttribute('role', 'combobox');
    field.ariaExpanded = 'false';
    field.ariaAutoComplete = 'list';
    form.addEventListener('submit', (event) => {
      field.value = field.value.trim();
      if (!field.value) event.preventDefault();
      else if (form.dataset.suggests === 'searches') rememberSearch(field.value);
    });
  }
}
