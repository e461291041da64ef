import type { Catalogue } from '#catalogue/catalogue.ts';
import { ALERT_RESULTS, type AlertResult } from '#contract/alert-results.ts';
import { alertBodySchema } from '#contract/alerts.ts';
import { calls } from '#contract/calls.ts';
import type { FailureCode } from '#contract/failures.ts';
import { paths } from '#contract/paths.ts';
import { AppError } from '#lib/errors.ts';
import { readBody } from './body.ts';
import type { ApiContext } from './context.ts';
import { fail, failWith, type Log } from './failures.ts';
import { createLimiter } from './limiter.ts';
import { readRequest } from './read-request.ts';
import type { Routes } from './routes.ts';
import { household } from './visitors.ts';

const MAX_BODY = 1_024;
/** Sign-ups a household or an office may make in an hour. */
const LIMIT = { most: 20, per: 3_600_000 };
const FORM = 'application/x-www-form-urlencoded';

const RESULTS: Partial<Record<FailureCode, AlertResult>> = {
  bad_parameter: 'invalid',
  body_too_large: 'invalid',
  too_many: 'busy',
};

/**
 * Sign-ups for deal alerts. Whether an address was known before is not told. What a form sent is answered by
 * leading back to the page, to the text that says what became of it.
 */
export function addAlerts(
  routes: Routes,
  catalogue: Catalogue,
  log: Log,
  now: () => number = Date.now,
): void {
  const mayAsk = createLimiter({ ...LIMIT, now });

  async function signUp(context: ApiContext, isForm: boolean): Promise<void> {
    const { edition } = readRequest(context, calls.alert);
    const text = await readBody(context.req.raw, MAX_BODY);
    if (text === null) throw new AppError('body_too_large', `This call takes at most ${MAX_BODY} bytes.`);
    const { email } = readAlert(text, isForm);
    if (!mayAsk(household(context.env?.address ?? ''))) {
      throw new AppError('too_many', 'There were too many sign-ups from here; please try again in an hour.');
    }
    await catalogue.signUpForAlerts({ edition, email, at: now() });
  }

  routes.add(calls.alert, async (context) => {
    if (!routes.isOwn(context)) {
      return fail(context, 'foreign_origin', 'Alerts are asked for from the pages of this shop only.');
    }
    const isForm = context.req.header('content-type')?.startsWith(FORM) ?? false;
    try {
      await signUp(context, isForm);
      context.header('cache-control', 'no-store');
      return isForm ? lead(context, 'stored') : context.json({ accepted: true }, 202);
    } catch (error) {
      const answer = failWith(context, error, log);
      const { code } = (await answer.clone().json()) as { code: FailureCode };
      return isForm ? lead(context, RESULTS[code] ?? 'failed') : answer;
    }
  });
}

function lead(context: ApiContext, result: AlertResult): Response {
  return context.redirect(`${paths.home()}#${ALERT_RESULTS[result]}`, 303);
}

/** @throws AppError `bad_parameter` */
function readAlert(text: string, isForm: boolean): { email: string } {
  const parsed = alertBodySchema.safeParse(
    isForm ? Object.fromEntries(new URLSearchParams(text)) : parse(text),
  );
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError(
    'bad_parameter',
    issue?.path[0] === undefined
      ? 'The body must be a JSON object with an email, such as {"email":"name@example.com"}.'
      : `The body's ${String(issue.path[0])} ${issue.message}.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
