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
    [
      'Tết does not count: the last day of the old year and four of the new',
      '2026-02-13T03:00:00Z',
      1,
      '2026-02-23T17:00:00.000Z',
    ],
    ['Tết on a weekend moves to the working days after it', '2027-02-04T03:00:00Z', 1, '2027-02-12T17:00:00.000Z'],
    ['in 2030 Tết is a day earlier than in China', '2030-01-31T03:00:00Z', 1, '2030-02-08T17:00:00.000Z'],
    ['Hùng Kings’ day on a Sunday moves to Monday', '2026-04-24T03:00:00Z', 1, '2026-04-28T17:00:00.000Z'],
    ['Hùng Kings’ day does not count', '2035-04-16T03:00:00Z', 1, '2035-04-18T17:00:00.000Z'],
    ['15 working days over Tết are four weeks', '2028-01-20T03:00:00Z', 15, '2028-02-17T17:00:00.000Z'],
    [
      'National Day takes the day beside it that makes a longer rest',
      '2027-09-01T03:00:00Z',
      1,
      '2027-09-06T17:00:00.000Z',
    ],
    ['National Day does not count', '2026-09-01T03:00:00Z', 1, '2026-09-03T17:00:00.000Z'],
  ])('%s', (_case, from, days, expected) => {
    expect(addWorkingDays(new Date(from), days).toISOString()).toBe(expected);
  });
});
