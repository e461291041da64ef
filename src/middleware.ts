import { defineMiddleware } from 'astro:middleware';
import { editions, isEditionKey } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { loadShell } from '#pages/_data/shell.ts';

/** In development one process serves both editions; the front names the one that is asked for. */
const DEV_EDITION_HEADER = 'x-tecfinder-edition';

export const onRequest = defineMiddleware(async (context, next) => {
  const asked = import.meta.env.DEV ? context.request.headers.get(DEV_EDITION_HEADER) : null;
  const edition = editions[isEditionKey(asked) ? asked : import.meta.env.EDITION];
  context.locals.edition = edition;
  context.locals.messages = messagesFor(edition.language);
  context.locals.shell = await loadShell(edition.key);
  return next();
});
