import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsLeft } from '../time/secondsLeft.ts';
import { type LargestUnit, splitSeconds } from './splitSeconds.ts';

const largest = fc.constantFrom<LargestUnit>('days', 'hours', 'minutes');

describe('splitSeconds', () => {
  it.for([
    [0, 'days', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [59, 'days', { days: 0, hours: 0, minutes: 0, seconds: 59 }],
    [60, 'days', { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [86_399, 'days', { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    [86_400, 'days', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [176_405, 'hours', { days: 0, hours: 49, minutes: 0, seconds: 5 }],
    [5999, 'minutes', { days: 0, hours: 0, minutes: 99, seconds: 59 }],
  ] as const)('%i seconds from %s down', ([total, unit, parts]) => {
    expect(splitSeconds(total, unit)).toEqual(parts);
  });

  it('loses nothing and never overflows', () => {
    fc.assert(
      fc.property(fc.nat(400 * 86_400), largest, (total, unit) => {
        const { days, hours, minutes, seconds } = splitSeconds(total, unit);
        expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(total);
        expect(seconds).toBeLessThan(60);
        if (unit !== 'minutes') expect(minutes).toBeLessThan(60);
        if (unit === 'days') expect(hours).toBeLessThan(24);
      }),
    );
  });
});

describe('secondsLeft', () => {
  it('rounds up to whole seconds and never goes below 0', () => {
    expect(secondsLeft(10_000, 9000)).toBe(1);
    expect(secondsLeft(10_000, 8999)).toBe(2);
    expect(secondsLeft(10_000, 9999)).toBe(1);
    expect(secondsLeft(10_000, 10_000)).toBe(0);
    expect(secondsLeft(10_000, 99_000)).toBe(0);
  });

  it('falls by one each second, at any phase of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e9 }), (left) => {
        expect(secondsLeft(left, 0) - secondsLeft(left, 1000)).toBe(1);
      }),
    );
  });
});
