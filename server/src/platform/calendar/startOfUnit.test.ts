import { expect, it } from 'vitest';
import { startOfUnit } from './startOfUnit.ts';

it.each([
  ['minute', '2026-11-20T16:59:59.999Z', '2026-11-20T16:59:00.000Z'],
  ['hour', '2026-11-20T16:59:59.999Z', '2026-11-20T16:00:00.000Z'],
  ['day', '2026-11-20T16:59:59.999Z', '2026-11-19T17:00:00.000Z'],
  ['day', '2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z'],
] as const)('finds the beginning of the %s of %s in Vietnam', (unit, moment, start) => {
  expect(startOfUnit(new Date(moment), unit)).toBe(start);
});
