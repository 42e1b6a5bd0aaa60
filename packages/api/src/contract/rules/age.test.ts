import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../../testing/brokenRule.ts';
import { adultBirthday, isAdult, vietnamToday } from './index.ts';

describe('adultBirthday', () => {
  it.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
  ])('born %s is an adult on %s: %s', (birthday, today, adult) => {
    expect(isAdult(birthday, today)).toBe(adult);
  });

  it('turns 18 on one day and stays an adult', () => {
    const day = fc.date({ min: new Date('1901-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [birthday, today] = [dayOf(one), dayOf(other)];
        const eighteenth = new Date(one);
        eighteenth.setUTCFullYear(eighteenth.getUTCFullYear() + 18);
        expect(isAdult(birthday, today)).toBe(today >= dayOf(eighteenth));
      }),
    );
  });

  it('uses Vietnam’s calendar, not the machine’s', () => {
    expect(vietnamToday(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
    expect(vietnamToday(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });

  it.each([
    ['2026-02-30', 'calendar_day'],
    ['2025-02-29', 'calendar_day'],
    ['yesterday', 'calendar_day'],
    ['9999-01-01', 'calendar_day'],
    ['1500-01-01', 'calendar_day'],
    ['2020-01-01', 'adult'],
    ['1990-06-15', null],
    [undefined, 'required'],
  ])('%s: %s', (birthday, rule) => {
    expect(brokenRule(adultBirthday, birthday)).toBe(rule);
  });
});

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
