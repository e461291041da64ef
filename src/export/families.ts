import { countOf, type Names, nameAt, pathOf } from '#engine/files/directory.ts';
import type { FileWriter } from './file-writer.ts';
import type { Made } from './record.ts';

/**
 * Takes over files of a kind, and the one that names them, where they were made of the same; answers the name of that
 * one, and undefined where they have to be written.
 */
export function keptFamily(source: string, kind: string, writer: FileWriter, made: Made): string | undefined {
  const known = made.find(source);
  if (!known) return undefined;
  const names: Names = known.digest;
  for (let at = 0; at < countOf(names); at++) {
    if (!writer.keep(pathOf(kind, nameAt(names, at)))) return undefined;
  }
  if (!writer.keep(known.path)) return undefined;
  made.note(source, known);
  return known.path.slice(known.path.indexOf('/') + 1, -'.bin'.length);
}

/** Notes what files were made of. @param name of the file of a kind that names them; it is answered */
export function noteFamily(source: string, name: string, kind: string, names: Names, made: Made): string {
  made.note(source, { path: pathOf(kind, name), digest: names });
  return name;
}
