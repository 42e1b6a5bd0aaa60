import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryOf } from './expiryOf.ts';

const now = '2026-11-20T13:30:00.000Z';

function after(milliseconds: number): string {
  return new Date(Date.parse(now) + milliseconds).toISOString();
}

describe('expiryOf', () => {
  it.each([
    ['2026-11-20T13:30:00.000Z', { when: 'over' }],
    ['2026-11-20T13:30:01.000Z', { when: 'soon', unit: 'minutes', left: 1 }],
    ['2026-11-20T14:29:59.000Z', { when: 'soon', unit: 'minutes', left: 59 }],
    ['2026-11-20T14:30:00.000Z', { when: 'soon', unit: 'hours', left: 1 }],
    ['2026-11-21T13:29:59.000Z', { when: 'soon', unit: 'hours', left: 23 }],
    ['2026-11-23T13:30:00.000Z', { when: 'soon', unit: 'days', left: 3 }],
    ['2026-11-23T13:30:01.000Z', { when: 'later' }],
  ] as const)('of %s is %o', (valid_until, expiry) => {
    expect(expiryOf(valid_until, now)).toEqual(expiry);
  });

  it('never promises more time than there is', () => {
    const lengths = { days: 86_400_000, hours: 3_600_000, minutes: 60_000 };
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 400_000_000 }), (left) => {
        const expiry = expiryOf(after(left), now);
        if (expiry.when === 'soon') expect(expiry.left * lengths[expiry.unit]).toBeLessThanOrEqual(left);
        else expect(expiry.when).toBe('later');
      }),
    );
  });
});
