import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTickets } from './drawTickets.ts';
import { standingWeights } from '../pools/standingWeights.ts';

const seed = 'a'.repeat(64);
const finite = [
  { tier: 'A', weight: 1, remaining: 1 },
  { tier: 'B', weight: 3, remaining: 3 },
  { tier: 'C', weight: 16, remaining: 16 },
];
const infinite = [
  { tier: 'A', weight: 2_000, remaining: null },
  { tier: 'A', weight: 3_000, remaining: null },
  { tier: 'B', weight: 995_000, remaining: null },
];
const order = { seed, client_seed: 'player', first_nonce: 0, guarantee_after: null, draws_since_top: 0 };

describe('current weights', () => {
  it('are the tickets left in a finite pool', () => {
    expect(standingWeights([...finite.slice(0, 2), { tier: 'C', weight: 16, remaining: 0 }], false)).toEqual([1, 3, 0]);
  });

  it('are the parts per million of an infinite pool', () => {
    expect(standingWeights(infinite, false)).toEqual([2_000, 3_000, 995_000]);
  });

  it('are only those of the top tier when it is guaranteed', () => {
    expect(standingWeights(infinite, true)).toEqual([2_000, 3_000, 0]);
  });
});

describe('tickets drawn together', () => {
  it('empty a finite pool to the last ticket, each once', () => {
    const { tickets } = drawTickets({ ...order, rows: finite, count: 20 });
    expect(tickets.map((ticket) => ticket.nonce)).toEqual(Array.from({ length: 20 }, (_, nonce) => nonce));
    const drawn = Map.groupBy(tickets, (ticket) => ticket.row.tier);
    expect(['A', 'B', 'C'].map((tier) => drawn.get(tier)?.length)).toEqual([1, 3, 16]);
    expect(() => drawTickets({ ...order, rows: finite, count: 21 })).toThrow('nothing is left');
  });

  it('match tickets drawn one by one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), fc.integer({ min: 1, max: 20 }), (client_seed, count) => {
        const together = drawTickets({ ...order, rows: finite, client_seed, count }).tickets;
        const left = finite.map((row) => ({ ...row }));
        for (const [nonce, ticket] of together.entries()) {
          const [alone] = drawTickets({ ...order, rows: left, client_seed, first_nonce: nonce, count: 1 }).tickets;
          expect(alone?.row.tier).toBe(ticket.row.tier);
          const taken = left.find((row) => row.tier === ticket.row.tier);
          if (taken) taken.remaining -= 1;
        }
      }),
    );
  });

  it('do not change the given table', () => {
    drawTickets({ ...order, rows: finite, count: 5 });
    expect(finite.map((row) => row.remaining)).toEqual([1, 3, 16]);
  });
});

describe('the guarantee', () => {
  it('is never further away than its number of draws, whatever the seeds', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,16}$/), fc.nat(9), (client_seed, draws_since_top) => {
        const { tickets } = drawTickets({
          ...order,
          rows: infinite,
          client_seed,
          count: 50,
          guarantee_after: 10,
          draws_since_top,
        });
        let since = draws_since_top;
        for (const ticket of tickets) {
          expect(ticket.guaranteed).toBe(since === 9);
          if (ticket.guaranteed) expect(ticket.row.tier).toBe('A');
          since = ticket.row.tier === 'A' ? 0 : since + 1;
          expect(since).toBeLessThan(10);
        }
      }),
    );
  });

  it('starts over with a prize of the top tier, even a lucky one', () => {
    const rows = [{ tier: 'A', weight: 1_000_000, remaining: null }];
    const drawn = drawTickets({ ...order, rows, count: 1, guarantee_after: 10, draws_since_top: 5 });
    expect(drawn.draws_since_top).toBe(0);
    expect(drawn.tickets[0]?.guaranteed).toBe(false);
  });
});
