import { expect, it } from 'vitest';
import { termsOf } from './termsOf.ts';

const discount = { type: 'discount', percent_off: 20, most_off: 50_000, least_spend: 0 } as const;

it.each([
  [{ type: 'no_threshold', amount_off: 5_000 }, { key: 'anyOrder' }],
  [
    { type: 'order_value', amount_off: 50_000, least_spend: 500_000 },
    { key: 'from', least: '500.000' },
  ],
  [discount, { key: 'upTo', most: '50.000' }],
  [
    { ...discount, most_off: 100_000 },
    { key: 'upTo', most: '100.000' },
  ],
  [
    { ...discount, most_off: 100_000, least_spend: 200_000 },
    { key: 'fromUpTo', least: '200.000', most: '100.000' },
  ],
] as const)('terms of %o are %o', (worth, terms) => {
  expect(termsOf(worth)).toMatchObject(terms);
});
