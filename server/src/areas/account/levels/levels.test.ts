import { levels } from '@mcy/api/account/levels/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOf, levelThresholds, pointsOf } from './levels.ts';

describe('levels', () => {
  it('are those of the contract, in ascending order', () => {
    expect(levelThresholds.map(({ level }) => level)).toEqual(levels);
    expect(levelThresholds.map(({ points }) => points)).toEqual(
      levelThresholds.map(({ points }) => points).toSorted((a, b) => a - b),
    );
  });

  it.each([
    [0, 'bronze'],
    [99, 'bronze'],
    [100, 'silver'],
    [49_999, 'black_gold'],
    [50_000, 'supreme'],
    [10_000_000, 'supreme'],
  ])('%i points make %s', (points, level) => {
    expect(levelOf(points)).toBe(level);
  });

  it('never drop after spending more', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (spent, more) => {
        const rank = (coins: number): number => levels.indexOf(levelOf(pointsOf(coins)));
        expect(rank(spent + more)).toBeGreaterThanOrEqual(rank(spent));
      }),
    );
  });

  it('give a point for each full 10.000 coins', () => {
    expect([0, 9_999, 10_000, 19_999, 20_000].map(pointsOf)).toEqual([0, 0, 1, 1, 2]);
  });
});
