import { describe, expect, it } from 'vitest';
import { addWorkingDays } from './addWorkingDays.ts';

describe('addWorkingDays', () => {
  it.each([
    ['the next day ends at midnight in Vietnam', '2026-11-23T03:00:00Z', 1, '2026-11-24T17:00:00.000Z'],
    ['a weekend does not count', '2026-11-27T03:00:00Z', 1, '2026-11-30T17:00:00.000Z'],
    ['late in the evening in UTC it is tomorrow in Vietnam', '2026-11-23T18:00:00Z', 1, '2026-11-25T17:00:00.000Z'],
    ['15 working days are three weeks', '2026-11-23T03:00:00Z', 15, '2026-12-14T17:00:00.000Z'],
    ['New Year does not count', '2026-12-31T03:00:00Z', 1, '2027-01-04T17:00:00.000Z'],
    ['two holidays in a row do not count', '2026-04-29T03:00:00Z', 1, '2026-05-04T17:00:00.000Z'],
    ['National Day does not count', '2026-09-01T03:00:00Z', 1, '2026-09-03T17:00:00.000Z'],
  ])('%s', (_case, from, days, expected) => {
    expect(addWorkingDays(new Date(from), days).toISOString()).toBe(expected);
  });
});
