import { describe, expect, it } from 'vitest';
import type { OddsRow } from '../pools/readOddsTable.ts';
import type { PoolOnSale } from './PoolOnSale.ts';
import { takeTickets } from './takeTickets.ts';

const now = new Date('2026-11-22T03:00:00Z');
const text = { vn: 'Hộp', zh: '箱', en: 'Box' };
const reward = { reward_id: null, stones: null, coupon_issue_id: null } as const;
const prize = { ...reward, toy_id: 'toy', rarity: 'common', name: text, image: '', value: 1 } as const;
const last = { ...prize, prize_id: 'last', tier: 'Last' };
const end = { last, endings: [] } as const;
const order = { client_seed: 'player', count: 1, draws_since_top: 0, now };

function provideRows(left: readonly (number | null)[]): OddsRow[] {
  return left.map((remaining, index) => {
    const name = index === 0 ? 'A' : 'B';
    return { ...prize, prize_id: name, tier: name, weight: remaining ?? 500_000, remaining };
  });
}

const box = {
  pool_id: 'pool',
  name: text,
  image: '',
  price: 1,
  odds_version: 1,
  guarantee_after: null,
  diamonds_allowed: true,
  sale_until: null,
  off_sale_at: null,
};
const free = { held_by: null, held_since: null, held_until: null, waiting: 0 };
const place = { ...box, ...free, kind: 'infinite' } as const;
const seed = { seed_index: 3, first_nonce: 20, seed: 'a'.repeat(64) };

/** A finite pool with these tickets left. */
function provideFinite(left: readonly number[]): PoolOnSale {
  const remaining = left.reduce((sum, tickets) => sum + tickets, 0);
  const rows = provideRows(left);
  return {
    ...place,
    remaining,
    draws_per_seed: null,
    next_nonce: 20,
    backed_until: 100,
    rows,
    ...end,
    seed,
    turn: null,
  };
}

/** An infinite pool whose seed ends with draw 29. */
function provideInfinite(next_nonce = 20): PoolOnSale {
  const rows = provideRows([null, null]);
  return {
    ...place,
    remaining: null,
    draws_per_seed: 10,
    next_nonce,
    backed_until: 100,
    rows,
    last: null,
    endings: [],
    seed,
    turn: null,
  };
}

describe('tickets taken from a finite pool', () => {
  it('leave it, its odds and its numbers for the next order', () => {
    const pool = provideFinite([2, 8]);
    const { tickets, seed_index, last: lastPrize } = takeTickets(pool, { ...order, count: 4 });
    expect(tickets.map(({ nonce }) => nonce)).toEqual([20, 21, 22, 23]);
    expect(pool).toMatchObject({ remaining: 6, next_nonce: 24, turn: null });
    const taken = (tier: string) => tickets.filter(({ row }) => row.tier === tier).length;
    expect(pool.rows.map(({ remaining }) => remaining)).toEqual([2 - taken('A'), 8 - taken('B')]);
    expect([seed_index, lastPrize]).toEqual([3, null]);
  });

  it('bring the Last prize and end the seed with the last one', () => {
    const pool = provideFinite([1, 2]);
    expect(takeTickets(pool, { ...order, count: 3 }).last).toBe(last);
    expect(pool.turn).toEqual({ pool_id: 'pool', seed_index: 3, next_nonce: null, now });
    expect(pool.rows.map(({ remaining }) => remaining)).toEqual([0, 0]);
  });
});

describe('tickets taken from an infinite pool', () => {
  it.each([
    [20, 9, null],
    [20, 10, 30],
    [25, 10, 35],
  ])('from draw %i, %i of them: the next seed begins with draw %s', (first, count, begins) => {
    const pool = provideInfinite(first);
    takeTickets(pool, { ...order, count });
    expect(pool.next_nonce).toBe(first + count);
    expect(pool.remaining).toBeNull();
    expect(pool.turn).toEqual(begins && { pool_id: 'pool', seed_index: 3, next_nonce: begins, now });
  });

  it('leave its odds as they are, and count the player’s draws toward the guarantee', () => {
    const pool = { ...provideInfinite(), guarantee_after: 10 };
    const { tickets, draws_since_top } = takeTickets(pool, { ...order, draws_since_top: 9 });
    expect(pool.rows.map(({ remaining }) => remaining)).toEqual([null, null]);
    expect(tickets[0]).toMatchObject({ guaranteed: true, row: { tier: 'A' } });
    expect(draws_since_top).toBe(0);
  });
});

it('tickets take from the units that their toys hold, and from nothing else', () => {
  const pool = { ...provideInfinite(), held: new Map([['A', 50]]) };
  const { tickets } = takeTickets(pool, { ...order, count: 10 });
  const given = tickets.filter(({ row }) => row.prize_id === 'A').length;
  expect([...pool.held]).toEqual([['A', 50 - given]]);
});

it('a pool without a seed has nothing to draw from', () => {
  expect(() => takeTickets({ ...provideInfinite(), seed: null }, order)).toThrow('pool pool has no seed');
});
