import type { AlertResult } from '#contract/alert-results.ts';

/** What every e-mail address has; the server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with what was typed. */
export function checkEmail(text: string): 'required' | 'invalid' | undefined {
  const email = text.trim();
  if (!email) return 'required';
  return EMAIL.test(email) ? undefined : 'invalid';
}

/** What the status of a sign-up that was not taken means. */
export function resultOf(status: number): AlertResult {
  if (status === 400 || status === 413) return 'invalid';
  return status === 429 ? 'busy' : 'failed';
}
