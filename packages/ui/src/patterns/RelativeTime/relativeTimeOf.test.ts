import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTimeOf } from './relativeTimeOf.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const order = ['now', 'minutes', 'hours', 'days', 'date'] as const;

function ago(ms: number) {
  return relativeTimeOf(1_800_000_000_000 - ms, 1_800_000_000_000);
}

describe('relativeTimeOf', () => {
  it.for([
    [0, { unit: 'now' }],
    [5 * minute - 1, { unit: 'now' }],
    [5 * minute, { unit: 'minutes', count: 5 }],
    [6 * minute - 1, { unit: 'minutes', count: 5 }],
    [6 * minute, { unit: 'minutes', count: 6 }],
    [hour - 1, { unit: 'minutes', count: 59 }],
    [hour, { unit: 'hours', count: 1 }],
    [2 * hour - 1, { unit: 'hours', count: 1 }],
    [2 * hour, { unit: 'hours', count: 2 }],
    [day - 1, { unit: 'hours', count: 23 }],
    [day, { unit: 'days', count: 1 }],
    [2 * day - 1, { unit: 'days', count: 1 }],
    [30 * day, { unit: 'days', count: 30 }],
    [31 * day - 1, { unit: 'days', count: 30 }],
    [31 * day, { unit: 'date' }],
    [400 * day, { unit: 'date' }],
  ] as const)('%i ms ago', ([ms, span]) => {
    expect(ago(ms)).toEqual(span);
  });

  it('treats a time slightly ahead as a wrong clock, and a later one as a date', () => {
    expect(ago(-1)).toEqual({ unit: 'now' });
    expect(ago(-5 * minute + 1)).toEqual({ unit: 'now' });
    expect(ago(-5 * minute)).toEqual({ unit: 'date' });
  });

  it('never gets younger as time passes', () => {
    const spans = fc.nat(40 * day);
    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const [younger, older] = [ago(Math.min(one, other)), ago(Math.max(one, other))];
        const step = order.indexOf(older.unit) - order.indexOf(younger.unit);
        expect(step).toBeGreaterThanOrEqual(0);
        if ('count' in older && 'count' in younger && step === 0) {
          expect(older.count).toBeGreaterThanOrEqual(younger.count);
        }
      }),
    );
  });

  it('counts full units only', () => {
    const sizes = { minutes: minute, hours: hour, days: day };
    const most = { minutes: 59, hours: 23, days: 30 };
    fc.assert(
      fc.property(fc.nat(40 * day), (ms) => {
        const span = ago(ms);
        if (!('count' in span)) return;
        expect(span.count).toBeGreaterThanOrEqual(span.unit === 'minutes' ? 5 : 1);
        expect(span.count).toBeLessThanOrEqual(most[span.unit]);
        expect(span.count * sizes[span.unit]).toBeLessThanOrEqual(ms);
        expect((span.count + 1) * sizes[span.unit]).toBeGreaterThan(ms);
      }),
    );
  });
});
