import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PricedCoupon,
  type Purchase,
  bestCoupon,
  couponLost,
  couponObstacle,
  couponOff,
  mostDiamonds,
  mostStones,
  priceLine,
} from './rules.ts';

const now = new Date('2026-11-20T03:00:00.000Z');
const day = 86_400_000;
const at = (days: number): string => new Date(now.getTime() + days * day).toISOString();

const facts = {
  coupon_id: 'c-1',
  scope: 'any_box',
  pool_ids: [],
  state: 'usable',
  valid_from: at(-1),
  valid_until: at(10),
} as const;
const amount: PricedCoupon = { ...facts, type: 'no_threshold', amount_off: 5_000 };
const box = (list: number): Purchase => ({ at: { kind: 'box', pool_id: 'p-1' }, list });

describe('what a coupon takes off', () => {
  it.each([
    [{ type: 'no_threshold', amount_off: 5_000 }, 59_000, 5_000],
    [{ type: 'no_threshold', amount_off: 5_000 }, 3_000, 3_000],
    [{ type: 'order_value', amount_off: 50_000, least_spend: 500_000 }, 500_000, 50_000],
    [{ type: 'discount', percent_off: 20, most_off: 100_000, least_spend: 0 }, 59_000, 11_800],
    [{ type: 'discount', percent_off: 20, most_off: 10_000, least_spend: 0 }, 59_000, 10_000],
    [{ type: 'discount', percent_off: 33, most_off: 10_000, least_spend: 0 }, 101, 33],
    [{ type: 'discount', percent_off: 1, most_off: 10_000, least_spend: 0 }, 3, 1],
    [{ type: 'discount', percent_off: 100, most_off: 90_000, least_spend: 0 }, 59_000, 59_000],
  ] as const)('%o of %i is %i', (worth, list, off) => {
    expect(couponOff(worth, list)).toBe(off);
    expect(couponOff(worth, list)).toBe(off);
    expect(priceLine(list, off)).toMatchObject({ list, coupon: off, coins: list - off });
  });

  it.each([
    ['an amount above the price', { type: 'no_threshold', amount_off: 50_000 } as const, 35_000],
    ['an amount that the price reaches', { type: 'order_value', amount_off: 15_000, least_spend: 10_000 } as const, 0],
    ['a percentage', { type: 'discount', percent_off: 20, most_off: 50_000, least_spend: 0 } as const, 0],
  ])('loses what the price does not reach: %s', (_case, worth, lost) => {
    expect(couponLost(worth, 15_000)).toBe(lost);
  });

  it('is nothing without a coupon', () => {
    expect(priceLine(59_000, 0)).toMatchObject({ list: 59_000, coupon: 0, coins: 59_000 });
  });
});

describe('a coupon cannot be used', () => {
  it.each<[string | null, Partial<PricedCoupon>]>([
    [null, {}],
    ['used', { state: 'used', valid_until: at(-1) }],
    ['expired', { valid_until: now.toISOString() }],
    ['expired', { state: 'expired' }],
    ['unclaimed', { state: 'unclaimed' }],
    ['scope', { scope: 'mall' }],
    ['scope', { scope: 'boxes', pool_ids: ['p-2'] }],
    [null, { scope: 'boxes', pool_ids: ['p-2', 'p-1'] }],
    ['not_yet', { valid_from: at(1) }],
  ])('because of %s: %o', (obstacle, about) => {
    // The tests change what all types share.
    expect(couponObstacle({ ...amount, ...about } as PricedCoupon, box(59_000), now)).toBe(obstacle);
  });

  it('below its threshold, to the coin', () => {
    const large: PricedCoupon = { ...facts, type: 'order_value', amount_off: 5_000, least_spend: 50_000 };
    expect(couponObstacle(large, box(49_999), now)).toBe('threshold');
    expect(couponObstacle(large, box(50_000), now)).toBeNull();
  });

  it('of the mall for a box, nor of a box for the mall', () => {
    const mall: Purchase = { at: { kind: 'mall' }, list: 59_000 };
    expect(couponObstacle(amount, mall, now)).toBe('scope');
    expect(couponObstacle({ ...amount, scope: 'mall' }, mall, now)).toBeNull();
  });
});

const worths = fc.oneof(
  fc.record({ type: fc.constant('no_threshold' as const), amount_off: fc.integer({ min: 1, max: 300 }) }),
  fc.record({
    type: fc.constant('order_value' as const),
    amount_off: fc.integer({ min: 1, max: 300 }),
    least_spend: fc.integer({ min: 1, max: 300 }),
  }),
  fc.record({
    type: fc.constant('discount' as const),
    percent_off: fc.integer({ min: 1, max: 100 }),
    most_off: fc.integer({ min: 1, max: 300 }),
    least_spend: fc.integer({ min: 0, max: 300 }),
  }),
);
const coupons = fc
  .array(
    fc.tuple(
      worths,
      fc.record({
        scope: fc.constantFrom('any_box' as const, 'boxes' as const, 'mall' as const),
        pool_ids: fc.constantFrom([], ['p-1'], ['p-2']),
        state: fc.constantFrom('usable' as const, 'usable' as const, 'used' as const, 'unclaimed' as const),
        valid_from: fc.integer({ min: -3, max: 1 }).map(at),
        valid_until: fc.integer({ min: -1, max: 4 }).map(at),
      }),
    ),
    { maxLength: 8 },
  )
  .map((list) => list.map(([worth, about], place): PricedCoupon => ({ ...worth, ...about, coupon_id: `c-${place}` })));

describe('the best coupon', () => {
  it('saves as much as any other that can be used, and of those loses least, then ends first', () => {
    fc.assert(
      fc.property(coupons, fc.integer({ min: 1, max: 400 }), (held, list) => {
        const purchase = box(list);
        const usable = held.filter((coupon) => couponObstacle(coupon, purchase, now) === null);
        const best = bestCoupon(held, purchase, now);
        if (best === null) {
          expect(usable).toEqual([]);
          return;
        }
        expect(usable).toContain(best);
        for (const other of usable) {
          const [mine, theirs] = [couponOff(best, list), couponOff(other, list)];
          expect(mine).toBeGreaterThanOrEqual(theirs);
          const [lost, otherwise] = [couponLost(best, list), couponLost(other, list)];
          if (mine === theirs) expect(lost).toBeLessThanOrEqual(otherwise);
          if (mine === theirs && lost === otherwise) expect(best.valid_until <= other.valid_until).toBe(true);
        }
        expect(bestCoupon(held.toReversed(), purchase, now)).toBe(best);
      }),
    );
  });

  it('never takes off more than the price, and the parts add up', () => {
    fc.assert(
      fc.property(worths, fc.integer({ min: 1, max: 1_000_000_000 }), (worth, list) => {
        const line = priceLine(list, couponOff(worth, list));
        expect(line.coupon).toBeGreaterThan(0);
        expect(line.coins).toBeGreaterThanOrEqual(0);
        expect(line.coupon + line.coins).toBe(list);
      }),
    );
  });
});

describe('stones and diamonds', () => {
  it.each([
    // Half of what the coupon leaves, then whole diamonds.
    [
      59_000,
      9_000,
      { stones: 99_000, diamonds: 0 },
      { stones: 25_000, diamonds: 0, diamond_off: 0, lost: 0, coins: 25_000 },
    ],
    [59_000, 0, { stones: 0, diamonds: 10 }, { stones: 0, diamonds: 10, diamond_off: 1_000, lost: 0, coins: 58_000 }],
    [59_050, 0, { stones: 0, diamonds: 999 }, { stones: 0, diamonds: 591, diamond_off: 59_050, lost: 50, coins: 0 }],
    [250, 0, { stones: 100, diamonds: 2 }, { stones: 100, diamonds: 2, diamond_off: 150, lost: 50, coins: 0 }],
    [100, 100, { stones: 5, diamonds: 5 }, { stones: 0, diamonds: 0, diamond_off: 0, lost: 0, coins: 0 }],
  ])('of %d less %d, chosen %o', (list, coupon, chosen, parts) => {
    expect(priceLine(list, coupon, chosen)).toEqual({ list, coupon, ...parts });
  });

  it('add up with the rest to the list price, and take no more than they may', () => {
    const coins = fc.nat(1_000_000);
    fc.assert(
      fc.property(coins, coins, coins, coins, (list, off, stones, diamonds) => {
        const coupon = Math.min(off, list);
        const line = priceLine(list, coupon, { stones, diamonds });
        expect(line.coupon + line.stones + line.diamond_off + line.coins).toBe(list);
        expect(line.diamond_off + line.lost).toBe(line.diamonds * 100);
        expect(line.lost).toBeLessThan(100);
        expect(Math.min(line.coins, line.lost)).toBe(0);
        expect(line.stones).toBeLessThanOrEqual(Math.min(stones, mostStones(list, coupon)));
        expect(line.diamonds).toBeLessThanOrEqual(Math.min(diamonds, mostDiamonds(list, coupon, line.stones)));
      }),
    );
  });
});
