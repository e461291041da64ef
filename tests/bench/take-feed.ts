import type { Catalogue } from '#catalogue/catalogue.ts';
import { createFeedReader } from '#feeds/feed-reader.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';

/** Takes a feed of the Spanish edition into a catalogue. */
export async function takeFeed(
  catalogue: Catalogue,
  input: string,
  profile: string,
  seenAt: string,
): Promise<void> {
  const reader = createFeedReader();
  const read = {
    profile: await loadProfile(profile),
    edition: 'ES',
    input,
    seenAt: new Date(seenAt),
  } as const;
  await ingest({ catalogue, reader, ...read });
  await reader.close();
}
