import type { Offer } from '#catalogue/offer.ts';
import { checkDigit } from '#lib/gtin.ts';

/** A plain offer; `facts` say what matters to the test. */
export function offer(id: string, facts: Partial<Offer> = {}): Offer {
  return {
    id,
    network: 'test',
    merchantId: 'm1',
    merchantName: 'Tienda Uno',
    merchantProductId: id,
    feedKey: 'test/m1/1',
    name: `Producto ${id}`,
    price: 1000,
    currency: 'EUR',
    inStock: true,
    condition: 'new',
    link: `https://www.shop.example/${id}`,
    observedAt: '2026-11-01T00:00:00.000Z',
    ...facts,
  };
}

/** A valid GTIN-14 for a number. */
export function gtin(number: number): string {
  const body = String(4_000_000_000_00 + number).padStart(13, '0');
  return body + checkDigit(body);
}
