import { describe, expect, it } from 'vitest';
import { placeOf, stepsBetween } from './placeOf.ts';

describe('placeOf', () => {
  it('puts the visible slide where the track shows it, after any number of turns', () => {
    for (const shown of [-7, -1, 0, 1, 2, 11]) {
      const current = ((shown % 3) + 3) % 3;
      expect(placeOf(current, shown, 3, true)).toBe(shown);
      expect(placeOf(current, shown, 3, false)).toBe(shown);
    }
  });

  it('has a neighbor on both sides from three slides on', () => {
    for (const count of [3, 4, 5, 10]) {
      const places = Array.from({ length: count }, (_, slide) => placeOf(slide, 20, count, true));
      expect(places).toEqual(expect.arrayContaining([19, 20, 21]));
      expect(new Set(places).size).toBe(count);
    }
  });

  it('puts the other one of two on the requested side', () => {
    expect(placeOf(1, 0, 2, true)).toBe(-1);
    expect(placeOf(1, 0, 2, false)).toBe(1);
  });
});

describe('stepsBetween', () => {
  it('takes the shorter way', () => {
    expect(stepsBetween(4, 0, 5)).toBe(1);
    expect(stepsBetween(0, 4, 5)).toBe(-1);
    expect(stepsBetween(0, 2, 5)).toBe(2);
    expect(stepsBetween(0, 2, 4)).toBe(2);
  });
});
