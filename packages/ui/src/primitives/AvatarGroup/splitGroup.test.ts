import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitGroup } from './splitGroup.ts';

describe('splitGroup', () => {
  it.each([
    [0, 0, 0],
    [5, 5, 0],
    [6, 5, 1],
    [12, 5, 7],
  ])('of %i people shows %i and counts %i', (people, shown, rest) => {
    const group = splitGroup(Array.from({ length: people }, (_, index) => index));
    expect(group.shown).toHaveLength(shown);
    expect(group.rest).toBe(rest);
  });

  it('counts people that were not passed', () => {
    expect(splitGroup(['Ánh', 'Đức'], 40)).toEqual({ shown: ['Ánh', 'Đức'], rest: 38 });
  });

  it('counts everyone passed, whatever the total', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.option(fc.nat()), (people, total) => {
        const { shown, rest } = splitGroup(people, total ?? undefined);
        expect(shown.length).toBeLessThanOrEqual(5);
        expect(shown.length + rest).toBe(Math.max(people.length, total ?? 0));
      }),
    );
  });
});
