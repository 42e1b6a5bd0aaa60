import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, enoughFor, overflowOf } from './rules.ts';

describe('the chance of an upgrade', () => {
  it.each([
    [500_000, 1_000_000, 450_000],
    [1, 3, 300_000],
    [1_000_000, 1_000_000, 900_000],
    [1_055_555, 1_000_000, 949_999],
    [1_055_556, 1_000_000, 950_000],
    [9_000_000, 1_000_000, 950_000],
    [0, 1_000_000, 0],
    [1, 999_999_999, 0],
    [999_999_999_999, 1_000_000_000, 950_000],
  ])('for %i toward %i is %i in a million', (paid, target, chance) => {
    expect(chanceOf(paid, target)).toBe(chance);
  });

  it('is what whole numbers of any size give', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (paid, target) => {
        const exact = (900_000n * BigInt(paid)) / BigInt(target);
        expect(BigInt(chanceOf(paid, target))).toBe(exact > 950_000n ? 950_000n : exact);
      }),
    );
  });

  it('grows up to what is enough; what is above is lost', () => {
    const enough = enoughFor(720_000);
    expect(chanceOf(enough - 1, 720_000)).toBeLessThan(950_000);
    expect([overflowOf(enough - 1, 720_000), overflowOf(enough, 720_000), overflowOf(enough + 7, 720_000)]).toEqual([
      0, 0, 7,
    ]);
  });
});
