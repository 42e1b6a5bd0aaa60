import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { long } from '../../../../../scripts/test/long.ts';
import { chiSquareP } from '../../../testing/chiSquareP.ts';
import { decideEnding } from './decideEnding.ts';
import { drawPlace, walk } from './draw.ts';
import { drawTickets } from './drawTickets.ts';

/** Draws of each mode; seeds are fixed, so a result never changes without the rule. */
const draws = long ? 1_000_000 : 100_000;

const seedOf = (text: string) => createHash('sha256').update(text).digest('hex');

const tiersOf = (weights: readonly number[], tops: number, isFinite: boolean) =>
  weights.map((weight, index) => ({
    tier: index < tops ? 'A' : `B${index}`,
    weight,
    remaining: isFinite ? weight : null,
  }));

/** Modes with the weights of the demo's boxes. */
const endless = {
  infinite: {
    weights: [2_000, 3_000, 8_000, 10_000, 10_000, 30_000, 60_000, 120_000, 257_000, 500_000],
    tops: 2,
    after: 80,
  },
  anime: { weights: [8_000, 10_000, 30_000, 30_000, 30_000, 120_000, 250_000, 340_000, 182_000], tops: 2, after: 50 },
  exquisite_life: { weights: [10_000, 15_000, 30_000, 40_000, 40_000, 180_000, 430_000, 255_000], tops: 2, after: 40 },
  daily: { weights: [20_000, 80_000, 300_000, 600_000], tops: 1, after: null },
} as const;

describe.each(Object.entries(endless))('%s', (mode, { weights, tops, after }) => {
  const rows = tiersOf(weights, tops, false);
  const byChance = weights.map(() => 0);
  const guaranteed = weights.map(() => 0);
  /** Draws from one top prize to the next, up to the guarantee. */
  const runs: number[] = [];
  const players = [0, 0, 0];
  let longest = 0;

  // Three players in turn, in orders of 1, 5 and 10.
  for (let nonce = 0, order = 0; nonce < draws; order++) {
    const player = order % players.length;
    const count = Math.min([1, 5, 10][(order * 7) % 3] ?? 1, draws - nonce);
    let since = players[player] ?? 0;
    const { tickets, draws_since_top } = drawTickets({
      rows,
      seed: seedOf(`${mode} ${Math.floor(nonce / 50_000)}`),
      client_seed: `player-${player}-${order}`,
      first_nonce: nonce,
      count,
      guarantee_after: after,
      draws_since_top: since,
    });
    for (const { row, guaranteed: isGiven } of tickets) {
      const index = rows.indexOf(row);
      const counts = isGiven ? guaranteed : byChance;
      counts[index] = (counts[index] ?? 0) + 1;
      since += 1;
      longest = Math.max(longest, since);
      if (index < tops) {
        runs.push(since);
        since = 0;
      }
    }
    players[player] = draws_since_top;
    expect(draws_since_top).toBe(since);
    nonce += count;
  }

  it('keeps to its odds wherever chance decides', () => {
    const sum = byChance.reduce((total, count) => total + count, 0);
    expect(
      chiSquareP(
        byChance,
        weights.map((weight) => (weight / 1e6) * sum),
      ),
    ).toBeGreaterThanOrEqual(1e-4);
  });

  it.runIf(after !== null)(
    'never breaks its guarantee, in orders of any size, and gives only the top tier by it',
    () => {
      expect(longest).toBe(after);
      expect(guaranteed.slice(tops).every((count) => count === 0)).toBe(true);
      const sum = guaranteed.reduce((total, count) => total + count, 0);
      const top = weights.slice(0, tops).reduce<number>((total, weight) => total + weight, 0);
      expect(sum).toBe(runs.filter((run) => run === after).length);
      const expected = weights.slice(0, tops).map((weight) => (weight / top) * sum);
      expect(chiSquareP(guaranteed.slice(0, tops), expected)).toBeGreaterThanOrEqual(1e-4);
    },
  );

  it('has runs without the top tier as long as its odds say', () => {
    const miss = 1 - weights.slice(0, tops).reduce<number>((total, weight) => total + weight, 0) / 1e6;
    // Ten classes of run lengths; the last holds the guarantee.
    const width = Math.ceil((after ?? 200) / 10);
    const classOf = (run: number) => Math.min(9, Math.floor((run - 1) / width));
    const seen = Array.from({ length: 10 }, (_, place) => runs.filter((run) => classOf(run) === place).length);
    const expected = seen.map((_, place) => {
      const [from, to] = [miss ** (place * width), place === 9 ? 0 : miss ** ((place + 1) * width)];
      return (from - to) * runs.length;
    });
    expect(chiSquareP(seen, expected)).toBeGreaterThanOrEqual(1e-4);
  });
});

/** Plays boxes to their end and counts at which place each row's tickets came. */
function placesOf(
  weights: readonly number[],
  boxes: number,
  drawAt: (box: number, nonce: number, left: readonly number[]) => number,
) {
  const tickets = weights.reduce((sum, weight) => sum + weight, 0);
  const places = weights.map(() => Array.from({ length: tickets }, () => 0));
  for (let box = 0; box < boxes; box++) {
    const left = [...weights];
    for (let nonce = 0; nonce < tickets; nonce++) {
      const row = drawAt(box, nonce, left);
      left[row] = (left[row] ?? 0) - 1;
      const counts = places[row];
      if (counts) counts[nonce] = (counts[nonce] ?? 0) + 1;
    }
  }
  return places;
}

const byRule = (box: number, nonce: number, left: readonly number[]) =>
  walk(
    drawPlace(
      { seed: seedOf(`box ${box}`), client_seed: `player-${nonce % 3}`, nonce },
      left.reduce((sum, one) => sum + one, 0),
    ),
    left,
  );

describe('a finite box', () => {
  const weights = [1, 4, 15];
  const boxes = draws / 20;

  /** How well the places of a row's tickets fit a fair shuffle, where each is as likely. */
  const fits = (seen: readonly number[]) => {
    const sum = seen.reduce((total, count) => total + count, 0);
    return chiSquareP(
      seen,
      seen.map(() => sum / seen.length),
    );
  };

  it('has each ticket at each place equally often', () => {
    const places = placesOf(weights, boxes, byRule);
    // Each place holds one ticket of one row, so the rows depend on each other: three tests instead of one.
    for (const seen of places) expect(fits(seen)).toBeGreaterThanOrEqual(1e-4);
  });

  it('whose shuffle is wrong is caught', () => {
    const sum = (left: readonly number[]) => left.reduce((total, one) => total + one, 0);
    const place = (box: number, nonce: number, parts: number) =>
      drawPlace({ seed: seedOf(`box ${box}`), client_seed: 'player', nonce }, parts);
    const wrong: Readonly<Record<string, typeof byRule>> = {
      'rows by turns of chance, not by tickets': (box, nonce, left) => {
        const standing = left.flatMap((weight, row) => (weight > 0 ? [row] : []));
        return standing[place(box, nonce, standing.length)] ?? 0;
      },
      'the smaller of two places': (box, nonce, left) =>
        walk(Math.min(place(box, nonce, sum(left)), place(box + 1e6, nonce, sum(left))), left),
      'the best ticket kept back in one box of four': (box, nonce, left) => {
        const hit = byRule(box, nonce, left);
        return hit === 0 && nonce < 10 && box % 4 === 0 ? left.findIndex((weight, row) => row > 0 && weight > 0) : hit;
      },
      'parts of a byte': (box, nonce, left) => walk(Math.floor((place(box, nonce, 8) / 8) * sum(left)), left),
    };
    for (const [name, drawAt] of Object.entries(wrong)) {
      const worst = Math.min(...placesOf(weights, boxes / 5, drawAt).map(fits));
      expect({ name, caught: worst < 1e-4 }).toEqual({ name, caught: true });
    }
  });

  it.each([[[1, 2]], [[1, 2, 2]], [[2, 3]], [[1, 1, 1, 2]]])(
    'of %j tickets has every order equally often, by enumeration',
    (small) => {
      const tickets = small.reduce((sum, weight) => sum + weight, 0);
      const orders = new Map<string, number>();
      // Every place that a draw may fall on, at every draw.
      const play = (left: readonly number[], order: string): void => {
        const parts = left.reduce((sum, one) => sum + one, 0);
        if (parts === 0) orders.set(order, (orders.get(order) ?? 0) + 1);
        for (let place = 0; place < parts; place++) {
          const row = walk(place, left);
          play(
            left.map((weight, index) => (index === row ? weight - 1 : weight)),
            `${order}${row}`,
          );
        }
      };
      play(small, '');
      const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
      const same = small.reduce((product, weight) => product * factorial(weight), 1);
      expect(orders.size).toBe(factorial(tickets) / same);
      expect(new Set(orders.values())).toEqual(new Set([same]));
    },
  );

  it.each(['global', 'emperor'] as const)(
    'gives %s to each ticket equally often, whatever the draws of its seed',
    (ending) => {
      const holders = Array.from({ length: 20 }, () => ({ user_id: 'a' }));
      const seen = holders.map(() => 0);
      for (let box = 0; box < boxes; box++) {
        const nonce = decideEnding(ending, { seed: seedOf(`box ${box}`), holders });
        seen[nonce] = (seen[nonce] ?? 0) + 1;
      }
      expect(
        chiSquareP(
          seen,
          seen.map(() => boxes / 20),
        ),
      ).toBeGreaterThanOrEqual(1e-4);
    },
  );
});

it('a guarantee is kept per player and pool, however their orders alternate', () => {
  const [after, pools, players] = [10, 3, 4];
  const rows = tiersOf([10_000, 990_000], 1, false);
  const counters = new Map<string, number>();
  const nonces = Array.from({ length: pools }, () => 0);
  for (let order = 0; order < 3_000; order++) {
    const chosen = drawPlace({ seed: seedOf('orders'), client_seed: 'order', nonce: order }, pools * players * 3);
    const [pool, player, size] = [
      chosen % pools,
      Math.floor(chosen / pools) % players,
      Math.floor(chosen / pools / players),
    ];
    const key = `${pool} ${player}`;
    const before = counters.get(key) ?? 0;
    const drawn = drawTickets({
      rows,
      seed: seedOf(`pool ${pool}`),
      client_seed: key.replace(' ', '-'),
      first_nonce: nonces[pool] ?? 0,
      count: [1, 5, 10][size] ?? 1,
      guarantee_after: after,
      draws_since_top: before,
    });
    let since = before;
    for (const { row, guaranteed } of drawn.tickets) {
      expect(guaranteed).toBe(since === after - 1);
      since = row.tier === 'A' ? 0 : since + 1;
      expect(since).toBeLessThan(after);
    }
    nonces[pool] = (nonces[pool] ?? 0) + drawn.tickets.length;
    counters.set(key, drawn.draws_since_top);
  }
});
