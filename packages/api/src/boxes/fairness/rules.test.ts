import { describe, expect, it } from 'vitest';
import {
  type Standing,
  certainAfter,
  chanceWithin,
  drawsForHalf,
  evidenceAgainst,
  partsFromOdds,
  shuffleBand,
  wilsonBand,
} from './rules.ts';

/** All orders of a small box's tickets, as the number of the first top ticket; every order is as likely. */
function firstTops(top: number, total: number): number[] {
  const firsts: number[] = [];
  // Each set of places of the top tickets, as bits.
  for (let places = 0; places < 2 ** total; places++) {
    const taken = [...places.toString(2)].filter((bit) => bit === '1').length;
    if (taken === top) firsts.push(1 + [...places.toString(2).padStart(total, '0')].indexOf('1'));
  }
  return firsts;
}

const finite = (top: number, total: number): Standing => ({
  supply: 'finite',
  top,
  total,
  guarantee_after: null,
  misses: 0,
});
const infinite = (top: number, guarantee_after: number | null = null, misses = 0): Standing => {
  return { supply: 'infinite', top, total: 1_000_000, guarantee_after, misses };
};

describe('in a finite box', () => {
  it.each([1, 2, 3, 5, 8, 12])('of %i tickets, chances and the half are those of all orders', (total) => {
    for (let top = 1; top <= total; top++) {
      const firsts = firstTops(top, total).toSorted((one, other) => one - other);
      for (let draws = 0; draws <= total; draws++) {
        const share = firsts.filter((first) => first <= draws).length / firsts.length;
        expect(chanceWithin(finite(top, total), draws)).toBeCloseTo(share, 12);
      }
      const half = Array.from({ length: total }, (_, place) => place + 1).find(
        (draws) => 2 * firsts.filter((first) => first <= draws).length >= firsts.length,
      );
      expect(drawsForHalf(finite(top, total))).toBe(half);
      expect(certainAfter(finite(top, total))).toBe(firsts.at(-1));
    }
  });

  it('without a top ticket there is nothing to wait for', () => {
    expect(drawsForHalf(finite(0, 20))).toBeNull();
    expect(chanceWithin(finite(0, 20), 20)).toBe(0);
  });

  it('of ten thousand tickets it is still exact', () => {
    expect(drawsForHalf(finite(1, 10_000))).toBe(5_000);
  });
});

describe('in an infinite box', () => {
  it.each([
    [500_000, 1],
    [300_000, 2],
    [100_000, 7],
    [9_000, 77],
    [1, 693_147],
  ])('%i parts per million take half of players %i draws', (top, half) => {
    expect(drawsForHalf(infinite(top))).toBe(half);
    expect(chanceWithin(infinite(top), half)).toBeGreaterThanOrEqual(0.5 - 1e-12);
    if (half > 1) expect(chanceWithin(infinite(top), half - 1)).toBeLessThan(0.5);
  });

  it('a guarantee ends the wait, by the misses that a player has', () => {
    // Brute force: the chance of each run to the guarantee.
    for (const [top, after, misses] of [
      [9_000, 80, 0],
      [9_000, 80, 41],
      [9_000, 80, 79],
      [200_000, 10, 3],
    ] as const) {
      let [missed, half] = [1, 0];
      for (let draw = 1; half === 0; draw++) {
        missed *= draw >= after - misses ? 0 : 1 - top / 1e6;
        expect(chanceWithin(infinite(top, after, misses), draw)).toBeCloseTo(1 - missed, 12);
        if (missed <= 0.5) half = draw;
      }
      expect(drawsForHalf(infinite(top, after, misses))).toBe(half);
    }
  });
});

describe('Wilson’s band', () => {
  it.each([
    // R: binom::binom.wilson(x, n).
    [0, 10, 0, 0.2775328],
    [1, 10, 0.01787621, 0.40415],
    [5, 10, 0.2365931, 0.7634069],
    [10, 10, 0.7224672, 1],
    [81, 263, 0.2553, 0.3662],
  ])('of %i in %i is %f to %f', (hits, draws, low, high) => {
    expect(wilsonBand(hits, draws).low).toBeCloseTo(low, 3);
    expect(wilsonBand(hits, draws).high).toBeCloseTo(high, 3);
  });

  it('of no draws says nothing', () => expect(wilsonBand(0, 0)).toEqual({ low: 0, high: 1 }));
});

describe('the band of a fair shuffle', () => {
  it.each([
    [3, 10, 4],
    [1, 8, 5],
    [5, 12, 12],
    [6, 12, 6],
  ])(
    'of %i tickets in %i, %i drawn, holds 95 %% of all shuffles and not 95 %% without an edge',
    (made, total, draws) => {
      // Each set of places of the prize's tickets, as bits.
      const hits = Array.from({ length: 2 ** total }, (_, places) => [...places.toString(2).padStart(total, '0')])
        .filter((bits) => bits.filter((bit) => bit === '1').length === made)
        .map((bits) => bits.slice(0, draws).filter((bit) => bit === '1').length);
      const { low, high } = shuffleBand({ made, total, draws });
      const below = hits.filter((count) => count / draws < low).length / hits.length;
      const above = hits.filter((count) => count / draws > high).length / hits.length;
      expect(below).toBeLessThan(0.025);
      expect(above).toBeLessThanOrEqual(0.025 + 1e-12);
      expect(hits.filter((count) => count / draws <= low).length / hits.length).toBeGreaterThanOrEqual(0.025);
    },
  );

  it('of no draws says nothing', () =>
    expect(shuffleBand({ made: 1, total: 9, draws: 0 })).toEqual({ low: 0, high: 1 }));
});

describe('the evidence against odds', () => {
  const parts = [4_000, 46_000, 200_000, 750_000];
  const rows = (drawn: readonly number[]) => parts.map((weight, row) => ({ weight, drawn: drawn[row] ?? 0 }));

  it('is nothing before the first draw, and a mean of 1 after each', () => {
    expect(evidenceAgainst(rows([]))).toBeCloseTo(0, 9);
    // The mean over every outcome of two draws, by the stated odds.
    let mean = 0;
    for (const [one, p] of parts.entries()) {
      for (const [other, q] of parts.entries()) {
        const drawn = parts.map((_, row) => Number(row === one) + Number(row === other));
        mean += (p / 1e6) * (q / 1e6) * Math.exp(evidenceAgainst(rows(drawn)));
      }
    }
    expect(mean).toBeCloseTo(1, 9);
  });

  it('stays low for draws that keep to the odds, at any number of them', () => {
    for (const draws of [10, 1_000, 100_000, 10_000_000]) {
      expect(partsFromOdds(evidenceAgainst(rows(parts.map((weight) => Math.round((weight / 1e6) * draws)))))).toBe(
        false,
      );
    }
  });

  it('raises the alarm when the top tier comes half as often, before 40,000 draws', () => {
    const drawn = (draws: number) => [2_000, 48_000, 200_000, 750_000].map((weight) => (weight / 1e6) * draws);
    expect(partsFromOdds(evidenceAgainst(rows(drawn(2_000))))).toBe(false);
    expect(partsFromOdds(evidenceAgainst(rows(drawn(40_000))))).toBe(true);
  });

  it('is endless when something came that was promised to nobody', () => {
    expect(
      evidenceAgainst([
        { weight: 0, drawn: 1 },
        { weight: 1, drawn: 9 },
      ]),
    ).toBe(Infinity);
  });
});
