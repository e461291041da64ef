/** The origin that the map comes from; a page that may show it allows this frame and no other. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Degrees from the mark to the edges: a few streets around. */
const HALF_WIDTH = 0.006;
const HALF_HEIGHT = 0.003;

/** The map to embed, with its mark at `place`, which is latitude and longitude as in `41.65,-0.87`. */
export function mapEmbed(place: string): string {
  const [latitude = 0, longitude = 0] = place.split(',').map(Number);
  const box = [
    longitude - HALF_WIDTH,
    latitude - HALF_HEIGHT,
    longitude + HALF_WIDTH,
    latitude + HALF_HEIGHT,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: place });
  return `${MAP_ORIGIN}/export/embed.html?${query}`;
}

/** A page that looks an address up on the map. */
export function mapSearch(address: string): string {
  return `${MAP_ORIGIN}/search?${new URLSearchParams({ query: address })}`;
}
