import type { Product } from '#contract/product.ts';
import type { ProductKit } from '../product/product-kit.ts';
import { askProducts } from './windows.store.ts';

interface Props {
  id: string;
  answer: Product | 'gone' | 'failed' | undefined;
  kit: ProductKit;
}

/** What is said while a window's product is on its way, where it did not come, and where it is gone. */
export function WindowNote({ id, answer, kit }: Props) {
  const { details, card } = kit.messages;
  if (typeof answer === 'object') return answer.shops > 0 ? null : <p className="warn">{card.gone}</p>;
  if (answer === 'gone') return <p className="warn">{card.gone}</p>;
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
