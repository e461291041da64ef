/** An https address that is in its normal form already, told without parsing it; not every such one is. */
const NORMAL =
  /^https:\/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z][a-z0-9]+(?:\/[\w$!()*+,;=:@~-][\w$!()*+,;=:@~.-]*)*(?:\/|\/?\?[\w$!()*+,;=:@~./?%&-]*)?$/;

/** An https address of a named public host in its normal form, or null. */
export function httpsAddress(text: string): string | null {
  if (NORMAL.test(text)) return text;
  if (!/^https:\/\//i.test(text)) return null;
  const address = URL.parse(text);
  if (!address || address.username || address.password) return null;
  return /\.[a-z][a-z0-9-]+$/i.test(address.hostname) ? address.href : null;
}

/**
 * A feed's date as UTC ISO 8601: a day such as `2026-11-02`, an ISO time, or `2026-11-02 10:15:00`
 * taken as UTC. A time after `latest` is `latest`; what is no date is null.
 */
export function observedAt(text: string, latest: string): string | null {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    text.trim(),
  );
  if (!found) return null;
  const [, day = '', time, zone = 'Z'] = found;
  const moment = Date.parse(time ? `${day}T${time}${zone}` : `${day}T00:00:00Z`);
  if (Number.isNaN(moment) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return null;
  const iso = new Date(moment).toISOString();
  return iso > latest ? latest : iso;
}
