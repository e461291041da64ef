import { expect, test } from 'vitest';
import { detailsHash, productOf } from '#features/product/address.ts';

const at = (address: string) => productOf(new URL(address, 'https://shop.example'));

test('a product is opened by its fragment or by its own address', () => {
  expect(at(`/deals?page=2${detailsHash('a/b c')}`)).toBe('a/b c');
  expect(at('/search?product=k1')).toBe('k1');
  expect(at('/search?product=k1#product=k2')).toBe('k2');
});

test('any other address opens none', () => {
  for (const address of ['/', '/search?q=product', '/#product=', '/#product=%E0%A4%A', '/#main']) {
    expect(at(address)).toBeNull();
  }
});
