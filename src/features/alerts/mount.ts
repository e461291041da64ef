import { LoadError } from '#client/load-error.ts';
import { send } from '#client/send.ts';
import { ALERT_RESULTS, type AlertResult } from '#contract/alert-results.ts';
import { checkEmail, resultOf } from './alerts.ts';

/** Makes the sign-up check what is typed and say what became of it without leaving the page. */
export function mount(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.alert-form')) start(form);
}

function start(form: HTMLFormElement): void {
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const name = button.textContent;
  form.noValidate = true;
  field.addEventListener('input', () => complain(form, field, ''));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    const wrong = checkEmail(field.value);
    complain(form, field, wrong ? (form.dataset[wrong] ?? '') : '');
    if (wrong) return field.focus();
    button.ariaDisabled = 'true';
    button.textContent = form.dataset.sending ?? '';
    show(form, await signUp(form, field.value.trim()));
    button.ariaDisabled = null;
    button.textContent = name;
  });
}

async function signUp(form: HTMLFormElement, email: string): Promise<AlertResult> {
  try {
    await send(form.action, { email });
    return 'stored';
  } catch (error) {
    return error instanceof LoadError ? resultOf(error.status) : 'failed';
  }
}

function complain(form: HTMLFormElement, field: HTMLInputElement, text: string): void {
  const note = form.querySelector('.alert-error');
  if (note) note.textContent = text;
  if (text) field.ariaInvalid = 'true';
  else field.removeAttribute('aria-invalid');
}

function show(form: HTMLFormElement, result: AlertResult): void {
  for (const [key, id] of Object.entries(ALERT_RESULTS)) {
    document.getElementById(id)?.classList.toggle('shown', key === result);
  }
  if (result === 'stored') form.reset();
}
