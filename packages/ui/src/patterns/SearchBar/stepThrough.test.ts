import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepThrough } from './stepThrough.ts';

it('cycles through all options and the input itself, in both directions', () => {
  expect(stepThrough(-1, 1, 3)).toBe(0);
  expect(stepThrough(2, 1, 3)).toBe(-1);
  expect(stepThrough(-1, -1, 3)).toBe(2);
  expect(stepThrough(0, -1, 3)).toBe(-1);
  expect(stepThrough(-1, 1, 0)).toBe(-1);
});

it('undoes a step forward with a step back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), (count, somewhere) => {
      const place = (somewhere % (count + 1)) - 1;
      expect(stepThrough(stepThrough(place, 1, count), -1, count)).toBe(place);
    }),
  );
});
