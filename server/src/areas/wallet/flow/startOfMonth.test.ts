import { expect, it } from 'vitest';
import { startOfMonth } from './startOfMonth.ts';

it.each([
  ['2026-11', '2026-10-31T17:00:00.000Z'],
  ['2026-12', '2026-11-30T17:00:00.000Z'],
  ['2028-03', '2028-02-29T17:00:00.000Z'],
  ['0001-01', '0000-12-31T17:00:00.000Z'],
])('%s begins in Vietnam at %s', (month, start) => {
  expect(startOfMonth(month).toISOString()).toBe(start);
});
