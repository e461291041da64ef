/** A day as short as it stays clear: `20 nov`, with its year where that is not the year of `now`. Times are UTC. */
export function dayText(iso: string, htmlLang: string, now: number): string {
  const date = new Date(iso);
  const withYear = date.getUTCFullYear() !== new Date(now).getUTCFullYear();
  const key = `${htmlLang} ${withYear}`;
  let formatter = days.get(key);
  if (!formatter) {
    const year = withYear ? 'numeric' : undefined;
    formatter = new Intl.DateTimeFormat(htmlLang, { day: 'numeric', month: 'short', year, timeZone: 'UTC' });
    days.set(key, formatter);
  }
  return formatter.format(date);
}
const days = new Map<string, Intl.DateTimeFormat>();
