import { expect, it } from 'vitest';
import { sumCart } from './rules.ts';

const line = {
  product_id: 'a',
  price: 100_000,
  count: 1,
  shipping_fee: 30_000,
  pre_sale: false,
  trouble: null,
} as const;

it('ships at the highest fee, and free from three pieces', () => {
  const cheap = { ...line, price: 19_000, shipping_fee: 15_000 };
  expect(sumCart([line, cheap])).toEqual({ pieces: 2, goods: 119_000, shipping: 30_000, missing: 1, total: 149_000 });
  expect(sumCart([line, { ...cheap, count: 2 }])).toMatchObject({ pieces: 3, shipping: 0, missing: 0, total: 138_000 });
});

it('leaves out what cannot be ordered, and costs nothing when that is all', () => {
  expect(sumCart([{ ...line, trouble: 'out_of_stock' }])).toEqual({
    pieces: 0,
    goods: 0,
    shipping: 0,
    missing: 3,
    total: 0,
  });
});

it('a pre-sale is an order of its own: it does not ship the rest free, and the rest does not ship it free', () => {
  const preSale = { ...line, product_id: 'b', pre_sale: true };
  expect(sumCart([{ ...line, count: 2 }, preSale])).toMatchObject({ pieces: 3, shipping: 60_000, missing: 2 });
  expect(sumCart([{ ...line, count: 3 }, preSale])).toMatchObject({ pieces: 4, shipping: 30_000, missing: 2 });
  expect(sumCart([{ ...preSale, count: 3 }])).toMatchObject({ pieces: 3, shipping: 0, missing: 0 });
});
