import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeShippingPieces } from '../catalogue/words.ts';
import { cashOf, orderPrice } from './rules.ts';
import { codDeposit, orderMethods } from './words.ts';

const line = fc
  .record({
    price: fc.integer({ min: 1, max: 1_000_000_000 }),
    count: fc.integer({ min: 1, max: 99 }),
    shipping_fee: fc.integer({ min: 0, max: 1_000_000 }),
    deposit: fc.nat(),
  })
  // A deposit is lower than its price.
  .map((one) => ({ ...one, deposit: one.deposit % one.price }));
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  method: fc.constantFrom(...orderMethods),
  worth: fc.option(
    fc.record({ type: fc.constant('no_threshold' as const), amount_off: fc.integer({ min: 1, max: 5_000_000_000 }) }),
  ),
});

it('a price adds up to the đồng: goods − coupon + shipping = total, of which nothing is paid twice or never', () => {
  fc.assert(
    fc.property(order, ({ lines, method, worth }) => {
      const price = orderPrice(lines, method, worth);
      for (const amount of Object.values(price)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      expect(price.goods).toBe(lines.reduce((sum, one) => sum + one.price * one.count, 0));
      expect(price.goods - price.coupon + price.shipping).toBe(price.total);
      // With cash on delivery all of it is paid to the carrier, and the deposit returns.
      expect(price.due + price.later - (method === 'cod' ? price.deposit : 0)).toBe(price.total);
      expect(price.later).toBe(method === 'cod' ? cashOf({ method, ...price }) : price.total - price.due);
    }),
  );
});

it('a coupon takes off at most the goods, never the shipping, and nothing of a pre-sale', () => {
  fc.assert(
    fc.property(order, ({ lines, method, worth }) => {
      const { coupon, goods, shipping, pieces } = orderPrice(lines, method, worth);
      const off = worth === null || method === 'pre_sale' ? 0 : Math.min(worth.amount_off, goods);
      expect(coupon).toBe(off);
      const dearest = Math.max(...lines.map((one) => one.shipping_fee));
      expect(shipping).toBe(pieces >= freeShippingPieces ? 0 : dearest);
    }),
  );
});

it('a deposit is a tenth of cash on delivery in whole steps, at least the least, and never more than the total', () => {
  fc.assert(
    fc.property(order, ({ lines, method, worth }) => {
      const { deposit, due, total } = orderPrice(lines, method, worth);
      expect(deposit).toBeLessThanOrEqual(total);
      if (method === 'balance') expect([deposit, due]).toEqual([0, total]);
      else expect(due).toBe(deposit);
      if (method !== 'cod' || deposit === total) return;
      expect(deposit).toBeGreaterThanOrEqual(codDeposit.least);
      expect(deposit % codDeposit.step).toBe(0);
      expect(deposit).toBeGreaterThanOrEqual((total * codDeposit.percent) / 100);
    }),
  );
});
