import { defineMiddleware } from 'astro:middleware';
import { editions } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { loadShell } from '#pages/_data/shell.ts';

/** Gives every page its edition, which is fixed for a build, the texts in its language and its frame. */
export const onRequest = defineMiddleware(async (context, next) => {
  const edition = editions[import.meta.env.EDITION];
  context.locals.edition = edition;
  context.locals.messages = messagesFor(edition.language);
  context.locals.shell = await loadShell(edition.key);
  return next();
});
