import type { Product } from '#contract/product.ts';
import type { ProductKit } from '../product/product-kit.ts';
import { askProducts } from './windows.store.ts';

/** What the shop has answered about a window's product; nothing yet while it is on its way. */
export type WindowAnswer = Product | 'gone' | 'failed' | undefined;

interface Props {
  id: string;
  answer: WindowAnswer;
  kit: ProductKit;
}

/** Whether nobody sells the product any more. */
export const isGone = (answer: WindowAnswer): boolean =>
  answer === 'gone' || (typeof answer === 'object' && answer.shops === 0);

/** What is said while a window's product is on its way, where it did not come, and where it is gone. */
export function WindowNote({ id, answer, kit }: Props) {
  const { details, card } = kit.messages;
  if (isGone(answer)) return <p className="warn">{card.gone}</p>;
  if (typeof answer === 'object') return null;
  if (answer === 'failed') {
    return (
      <div role="alert" className="window-failed">
        <p>{details.windowFailed}</p>
        <button type="button" className="button" onClick={() => void askProducts([id])}>
          {details.retry}
        </button>
      </div>
    );
  }
  return (
    <p role="status" className="quiet small">
      {details.windowLoading}
    </p>
  );
}
