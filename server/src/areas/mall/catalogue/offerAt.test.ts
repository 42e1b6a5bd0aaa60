import { expect, it } from 'vitest';
import { offerAt } from './offerAt.ts';

const sale = {
  price: 100,
  sale_price: 80,
  sale_from: new Date('2026-11-20T00:00:00Z'),
  sale_until: new Date('2026-11-21T00:00:00Z'),
};
const whole = { price: 100, list_price: null, sale_until: null };
const lower = { price: 80, list_price: 100, sale_until: '2026-11-21T00:00:00.000Z' };

it('is lower from the sale’s first moment until its last', () => {
  expect(offerAt(sale, new Date('2026-11-19T23:59:59.999Z'))).toEqual(whole);
  expect(offerAt(sale, new Date('2026-11-20T00:00:00Z'))).toEqual(lower);
  expect(offerAt(sale, new Date('2026-11-20T23:59:59.999Z'))).toEqual(lower);
  expect(offerAt(sale, new Date('2026-11-21T00:00:00Z'))).toEqual(whole);
});

it('is the price where no sale is planned', () => {
  expect(offerAt({ price: 100, sale_price: null, sale_from: null, sale_until: null }, new Date())).toEqual(whole);
});
