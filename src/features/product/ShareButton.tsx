import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { format } from '#i18n/format.ts';
import type { ProductKit } from './product-kit.ts';

interface Props {
  id: string;
  name: string;
  kit: ProductKit;
}

/** Gives a product's address away: by the device's own way of sharing, else into the clipboard. */
export function ShareButton({ id, name, kit }: Props) {
  const { product, details } = kit.messages;
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = new URL(paths.product(id), location.origin).href;
    try {
      if (matchMedia('(pointer: coarse)').matches && navigator.share)
        await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(product.linkCopied);
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') {
        setSaid(format(details.linkFailed, { address: url }, kit.locale));
      }
    }
  };
  return (
    <>
      <span className="share-said" role="status">
        {said}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={product.share}
        data-tooltip={product.share}
        onClick={share}
        onBlur={() => setSaid((now) => (now === product.linkCopied ? '' : now))}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V4m-4 4 4-4 4 4M5 13v6h14v-6" />
        </svg>
      </button>
    </>
  );
}
