import { $answer, $results, linkTo } from '#features/listing/results.store.ts';
import type { Messages } from '#i18n/messages.ts';
import { askedOf } from './asked.ts';
import { make } from './elements.ts';
import { namesOnPage } from './names-on-page.ts';
import { readingNote, readReading } from './reading.ts';

/** Keeps what is said of how the words were read, as `Reading.astro` said it for the first answer. */
export function showReading(root: HTMLElement, texts: Messages['search'], locale: string): void {
  const line = root.querySelector<HTMLElement>('[data-reading]');
  if (!line) return;
  $answer.listen((answer) => {
    const asked = askedOf($results.get()?.query.about ?? {});
    const note = readingNote(asked, readReading(answer), namesOnPage, texts, locale);
    line.hidden = !note;
    line.replaceChildren(
      ...(note?.why ? [make('span', {}, note.why)] : []),
      ...(note?.what ? [make('b', {}, note.what)] : []),
      ...(note?.way
        ? [
            make(
              'a',
              { href: location.pathname + linkTo(note.way.set), 'data-set': note.way.set, rel: 'nofollow' },
              note.way.text,
            ),
          ]
        : []),
    );
  });
}
