import { expect, test } from 'vitest';
import { categoryPicture, pictureSource, placeholderPicture } from '#lib/pictures.ts';

test('an address on the feeds’ picture host becomes the shop’s own files', () => {
  expect(pictureSource('https://pictures.tecfinder.example/red-wine-3.webp')).toEqual({
    src: '/pictures/red-wine-3-480.webp',
    sources: [
      {
        type: 'image/avif',
        srcset:
          '/pictures/red-wine-3-240.avif 240w, /pictures/red-wine-3-480.avif 480w, /pictures/red-wine-3-960.avif 960w',
      },
      {
        type: 'image/webp',
        srcset: '/pictures/red-wine-3-240.webp 240w, /pictures/red-wine-3-480.webp 480w',
      },
    ],
    width: 480,
    height: 480,
  });
});

test('another https address is passed through', () => {
  expect(pictureSource('https://images.example.com/a b.jpg?w=2')).toEqual({
    src: 'https://images.example.com/a%20b.jpg?w=2',
    sources: [],
    width: 480,
    height: 480,
  });
});

test.each([
  [undefined],
  [''],
  ['no address'],
  ['http://images.example.com/a.jpg'],
  ['javascript:alert(1)'],
  ['data:image/png;base64,AAAA'],
  ['https://pictures.tecfinder.example/red-wine-5.webp'],
  ['https://pictures.tecfinder.example/red-wine-1.webp/more'],
  ['https://pictures.tecfinder.example/red-wine.webp'],
  ['http://pictures.tecfinder.example/red-wine-1.webp'],
])('%s gives the placeholder', (url) => {
  expect(pictureSource(url)).toBe(placeholderPicture);
});

test('a category has the picture of its most telling subcategory, in the one size that its tile needs', () => {
  expect(categoryPicture('appliances')).toEqual({
    src: '/pictures/washing-machines-2-240.webp',
    sources: [{ type: 'image/avif', srcset: '/pictures/washing-machines-2-240.avif' }],
    width: 240,
    height: 240,
  });
});

test('an unknown category gives the placeholder', () => {
  expect(categoryPicture('toString').src).toBe('/pictures/placeholder-1-240.webp');
});

test('a product without a usable picture shows the drawing of its subcategory', () => {
  expect(pictureSource(undefined, 'televisions').src).toBe('/pictures/televisions-1-480.webp');
  expect(pictureSource('http://shop.example/tv.jpg', 'televisions').src).toBe(
    '/pictures/televisions-1-480.webp',
  );
});
