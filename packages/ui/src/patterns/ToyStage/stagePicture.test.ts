import { expect, it } from 'vitest';
import { stagePicture } from './stagePicture.ts';

it('finds the large picture of the shop’s own toys, and leaves uploaded ones', () => {
  expect(stagePicture('/art/toys/shy-shark.webp')).toBe('/art/stage/shy-shark.webp');
  expect(stagePicture('./art/toys/shy-shark.webp')).toBe('./art/stage/shy-shark.webp');
  expect(stagePicture('/files/0199.webp')).toBe('/files/0199.webp');
});
