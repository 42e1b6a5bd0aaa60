import { expect, it } from 'vitest';
import { requireAgreedPrice } from './requireAgreedPrice.ts';

it.each([99_000, 0, undefined])(
  'accepts the price that the player agreed to, and any when they named none: %s',
  (agreed) => {
    expect(() => requireAgreedPrice(agreed, agreed ?? 99_000)).not.toThrow();
  },
);

it.each([
  ['more', 98_999],
  ['less', 99_001],
  ['something for nothing', 0],
])('refuses an order that costs %s', (_what, agreed) => {
  expect(() => requireAgreedPrice(agreed, 99_000)).toThrow(
    expect.objectContaining({ error: 'price_changed', field: 'total' }),
  );
});
