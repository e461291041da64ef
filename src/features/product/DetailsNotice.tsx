import { paths } from '#contract/paths.ts';
import type { Answer, OpenedDetails } from './details.store.ts';
import { showDetails } from './details.store.ts';
import type { ProductKit } from './product-kit.ts';

interface Props {
  opened: OpenedDetails;
  state: Answer['state'];
  kit: ProductKit;
}

/** What stands in place of the parts that are not there: shapes of their size, or why there is nothing. */
export function DetailsNotice({ opened, state, kit }: Props) {
  const { details } = kit.messages;
  const name = opened.facts?.c10_product_name;
  if (state === 'ready') return null;
  if (state === 'gone' || state === 'unknown') {
    return (
      <div className="notice" role="status">
        {opened.facts && <h3>{details[state]}</h3>}
        <p className="quiet">{state === 'gone' ? details.goneHint : details.unknownHint}</p>
        {name ? (
          <a href={paths.search({ q: name })}>{details.similar}</a>
        ) : (
          <p className="details-ways">
            <a className="button" href={paths.list('popular')}>
              {details.popular}
            </a>
            <a className="button" href={paths.home()}>
              {details.home}
            </a>
          </p>
        )}
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className="notice bad" role="alert">
        <h3>{details.failed}</h3>
        {opened.facts && <p className="quiet">{details.failedHint}</p>}
        <button type="button" className="button" onClick={() => void showDetails({ ...opened })}>
          {details.retry}
        </button>
      </div>
    );
  }
  return (
    <div className="details-wait">
      <p className={state === 'slow' ? 'quiet' : 'visually-hidden'} role="status">
        {state === 'slow' ? details.slow : details.loading}
      </p>
      <div className="details-shapes" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
