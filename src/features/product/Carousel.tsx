import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { format } from '#i18n/format.ts';
import { ProductPicture } from './ProductPicture.tsx';
import type { ProductKit } from './product-kit.ts';

interface Props {
  pictures: readonly string[];
  name: string;
  subcategory?: string | undefined;
  preview?: string | undefined;
  kit: ProductKit;
  /** The first picture, which grows out of the list's. */
  first?: Ref<HTMLImageElement>;
  /** Without buttons, for a page on which no script follows. */
  still?: boolean | undefined;
}

const SIZES = '(min-width: 768px) 440px, 100vw';

/** The pictures side by side in a strip that snaps: swiped, scrolled, by arrow keys, or by its buttons. */
export function Carousel({ pictures, name, subcategory, preview, kit, first, still }: Props) {
  const { product, details, card } = kit.messages;
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const total = Math.max(1, pictures.length);
  const shown: readonly (string | undefined)[] = pictures.length ? pictures : [undefined];
  const show = (index: number) => {
    const { current } = strip;
    current?.scrollTo({ left: ((index + total) % total) * current.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || total === 1) return;
    event.preventDefault();
    show(at + step);
  };
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={product.images}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        className="carousel-strip"
        tabIndex={total > 1 ? 0 : undefined}
        aria-label={product.images}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {shown.map((source, index) => (
          <li key={source ?? 'none'}>
            <ProductPicture
              source={source}
              subcategory={subcategory}
              alt={format(details.picture, { n: index + 1, total, name }, kit.locale)}
              sizes={SIZES}
              missing={card.imageUnavailable}
              preview={index === 0 ? preview : undefined}
              late={index > 0}
              ref={index === 0 ? first : undefined}
            />
          </li>
        ))}
      </ul>
      {total > 1 && !still && (
        <p className="carousel-foot">
          <button
            type="button"
            className="icon-button"
            aria-label={product.previousImage}
            onClick={() => show(at - 1)}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m14 6-6 6 6 6" />
            </svg>
          </button>
          <span role="status">{format(product.imagePosition, { n: at + 1, total }, kit.locale)}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={product.nextImage}
            onClick={() => show(at + 1)}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m10 6 6 6-6 6" />
            </svg>
          </button>
        </p>
      )}
    </section>
  );
}
