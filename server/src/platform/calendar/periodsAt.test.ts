import fc from 'fast-check';
import { expect, it } from 'vitest';
import { periodsAt } from './periodsAt.ts';

it.each([
  // A Sunday evening in Vietnam, and the Monday that begins a second later.
  ['2026-11-22T16:59:59.999Z', '2026-11-22', '2026-11-16', '2026-11-01', '2026-11-22T17:00:00.000Z'],
  ['2026-11-22T17:00:00.000Z', '2026-11-23', '2026-11-23', '2026-11-01', '2026-11-29T17:00:00.000Z'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01', '2026-12-28', '2027-01-01', '2027-01-03T17:00:00.000Z'],
  ['2028-02-29T16:00:00.000Z', '2028-02-29', '2028-02-28', '2028-02-01', '2028-03-05T17:00:00.000Z'],
])('%s is on %s, in the week of %s and the month of %s', (moment, day, week, month, weekEnds) => {
  const periods = periodsAt(new Date(moment));
  expect([periods.day.since, periods.week.since, periods.month.since]).toEqual([day, week, month]);
  expect(periods.week.ends_at.toISOString()).toBe(weekEnds);
});

it('every period contains its moment and ends where the next one begins', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2080-01-01'), noInvalidDate: true }),
      (moment) => {
        const periods = periodsAt(moment);
        for (const name of ['day', 'week', 'month'] as const) {
          const { since, ends_at } = periods[name];
          const begins = new Date(`${since}T00:00:00+07:00`);
          expect(begins.getTime()).toBeLessThanOrEqual(moment.getTime());
          expect(ends_at.getTime()).toBeGreaterThan(moment.getTime());
          expect(periodsAt(new Date(ends_at.getTime() - 1))[name].since).toBe(since);
          expect(new Date(`${periodsAt(ends_at)[name].since}T00:00:00+07:00`)).toEqual(ends_at);
        }
      },
    ),
  );
});
