/** The search form sends trimmed words, and nothing where there are none. */
export function startSearchForm(): void {
  document.querySelector<HTMLFormElement>('.search form')?.addEventListener('submit', (event) => {
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('q') as HTMLInputElement;
    field.value = field.value.trim();
    if (!field.value) event.preventDefault();
  });
}
