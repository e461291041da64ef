import type { Observation } from '#contract/product.ts';
import { format } from '#i18n/format.ts';
import { formatPrice } from '#lib/money.ts';
import { dayText } from './day-text.ts';
import { CHART, priceHistory } from './price-history.ts';
import type { ProductKit } from './product-kit.ts';
import { isExpired } from './stale.ts';

interface Props {
  observations: readonly Observation[];
  currency: string;
  shop: string;
  kit: ProductKit;
}

/** The price of the best offer over time, drawn and said. A single day is said only. */
export function PriceChart({ observations, currency, shop, kit }: Props) {
  const { messages, locale, htmlLang, now } = kit;
  const { price, details } = messages;
  const history = priceHistory(observations);
  const day = (time: string) => dayText(time, htmlLang, now);
  const money = (amount: number) => formatPrice(amount, currency, locale);
  const first = observations[0];
  if (!history) {
    return first ? (
      <p className="quiet small">
        {shop}, {format(price.watchedSince, { date: day(first.since) }, locale)}
      </p>
    ) : null;
  }
  const { from, to, lowest, highest } = history;
  const days = format(price.watchedDays, { n: history.days }, locale);
  const unchanged = lowest === highest;
  const said = unchanged
    ? format(price.unchanged, { date: day(from) }, locale)
    : format(
        isExpired(to, now) ? details.historyPast : details.historyText,
        {
          from: day(from),
          to: day(to),
          lowest: money(lowest),
          highest: money(highest),
          now: money(history.now),
        },
        locale,
      );
  return (
    <figure className="history">
      {!unchanged && (
        <>
          <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
            <path className="history-ground" d={`${history.path}V${CHART.height}H0Z`} />
            <path className="history-line" d={history.path} />
          </svg>
          <p className="history-ends" aria-hidden="true">
            <span>{day(from)}</span>
            <span>{day(to)}</span>
          </p>
        </>
      )}
      <figcaption>
        <p>{said}</p>
        <p className="quiet">{format(details.historyNote, { shop, days }, locale)}</p>
      </figcaption>
    </figure>
  );
}
