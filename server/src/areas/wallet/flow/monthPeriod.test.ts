import { expect, it } from 'vitest';
import { monthPeriod } from './monthPeriod.ts';

it.each([
  ['2026-11', '2026-10-31T17:00:00.000Z', '2026-11-30T17:00:00.000Z'],
  ['2026-12', '2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
  ['2028-02', '2028-01-31T17:00:00.000Z', '2028-02-29T17:00:00.000Z'],
  ['0001-01', '0000-12-31T17:00:00.000Z', '0001-01-31T17:00:00.000Z'],
])('%s in Vietnam', (month, from, until) => {
  const period = monthPeriod(month);
  expect(period.from.toISOString()).toBe(from);
  expect(period.until.toISOString()).toBe(until);
});
