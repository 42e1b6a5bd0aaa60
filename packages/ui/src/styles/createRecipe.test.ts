import { expect, it } from 'vitest';
import { createRecipe } from './createRecipe.ts';

const button = createRecipe({
  base: 'button',
  variants: { tone: { calm: 'calm', loud: 'loud' }, wide: { true: 'wide', false: 'narrow' }, size: { large: 'large' } },
  defaults: { tone: 'calm' },
  compounds: [[{ tone: 'loud', wide: true }, 'loud-wide']],
});

it('chooses the classes of its variants, defaults and compounds', () => {
  expect(button()).toBe('button calm');
  expect(button({ tone: 'loud' })).toBe('button loud');
  expect(button({ tone: undefined, wide: false })).toBe('button calm narrow');
  expect(button({ tone: 'loud', wide: true, size: 'large' })).toBe('button loud wide large loud-wide');
  // Again, from memory, and in another order.
  expect(button({ size: 'large', wide: true, tone: 'loud' })).toBe('button loud wide large loud-wide');
  expect(button({ size: 'large' })).toBe('button calm large');
});
