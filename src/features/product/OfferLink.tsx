import type { ReactNode } from 'react';
import { OUTBOUND, secureUrl } from '#lib/affiliate.ts';
import type { ProductKit } from './product-kit.ts';

interface Props {
  id: string;
  href: string;
  className: string;
  kit: ProductKit;
  label?: string;
  children: ReactNode;
}

/** A way out to a shop: a real link, none at all where the address is not https. Its use is counted by the page. */
export function OfferLink({ id, href, className, kit, label, children }: Props) {
  const address = secureUrl(href);
  if (!address) return null;
  const { details } = kit.messages;
  return (
    <a
      className={className}
      href={address}
      {...OUTBOUND}
      data-offer={id}
      aria-label={label && `${label} (${details.newTab})`}
    >
      {children}
      {!label && <span className="visually-hidden"> ({details.newTab})</span>}
    </a>
  );
}
