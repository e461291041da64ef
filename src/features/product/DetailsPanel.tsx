import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { cardText } from './card-text.ts';
import { Details } from './Details.tsx';
import { DetailsNotice } from './DetailsNotice.tsx';
import { DetailsTools } from './DetailsTools.tsx';
import { $answer, type OpenedDetails } from './details.store.ts';
import { placeOf } from './facts.ts';
import { OfferLink } from './OfferLink.tsx';
import type { ProductKit } from './product-kit.ts';

/** The id of the name that labels the dialog. */
export const HEADING = 'details-heading';

interface Props {
  opened: OpenedDetails;
  kit: ProductKit;
  picture: Ref<HTMLImageElement>;
}

/** The dialog's content: what the list knew at once, the whole product when the shop has answered. */
export function DetailsPanel({ opened, kit, picture }: Props) {
  const answer = useStore($answer);
  const detail = answer.state === 'ready' ? answer.detail : undefined;
  const related = answer.state === 'ready' ? answer.related : [];
  const gone = answer.state === 'gone';
  const known = detail?.product ?? opened.facts;
  const facts = known && gone ? { ...known, aw_deep_link: '' } : known;
  const { details, card, product } = kit.messages;
  const text = facts && cardText(facts, kit.messages, kit);
  return (
    <div className="details-panel">
      <header className="details-bar">
        <nav className="details-crumbs" aria-label={product.category}>
          <ol>
            {facts &&
              placeOf(facts).map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
          </ol>
        </nav>
        <DetailsTools id={opened.id} facts={facts} kit={kit} />
      </header>
      <div className="details-scroll">
        {facts ? (
          <Details
            facts={facts}
            detail={detail}
            related={related}
            kit={kit}
            preview={opened.preview}
            picture={picture}
            headingId={HEADING}
            notice={<DetailsNotice opened={opened} state={answer.state} kit={kit} />}
          />
        ) : (
          <div className="details-alone">
            <h2 id={HEADING} tabIndex={-1}>
              {answer.state === 'gone' || answer.state === 'unknown' ? details[answer.state] : card.details}
            </h2>
            <DetailsNotice opened={opened} state={answer.state} kit={kit} />
          </div>
        )}
      </div>
      {facts?.aw_deep_link && text && (
        <p className="details-foot">
          <b>{text.now}</b>
          <OfferLink id={facts.id_c10} href={facts.aw_deep_link} className="button primary" kit={kit}>
            {text.offerAt}
          </OfferLink>
        </p>
      )}
    </div>
  );
}
