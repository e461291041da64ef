/** What became of a sign-up that was sent as a form; the page has a text with each of these ids. */
export const ALERT_RESULTS = {
  stored: 'alert-stored',
  invalid: 'alert-invalid',
  busy: 'alert-busy',
  failed: 'alert-failed',
} as const;
export type AlertResult = keyof typeof ALERT_RESULTS;
