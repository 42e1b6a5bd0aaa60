import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayOrder, isDay, maskDay, readDay, settleDay, writeDay } from './dayText.ts';

const orders = fc.constantFrom<DayOrder>('dmy', 'mdy', 'ymd');
const days = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a typed day', () => {
  it.each([
    ['2001-05-19', 'dmy', '19/05/2001'],
    ['2001-05-19', 'mdy', '05/19/2001'],
    ['2001-05-19', 'ymd', '2001/05/19'],
  ] as const)('%s is formatted by %s as %s', (day, order, text) => {
    expect(writeDay(day, order)).toBe(text);
    expect(readDay(text, order)).toBe(day);
  });

  it.each([
    ['1905', 'dmy', '19/05'],
    ['19052001', 'dmy', '19/05/2001'],
    ['190520019', 'dmy', '19/05/2001'],
    ['19/', 'dmy', '19/'],
    ['5-6-1998', 'dmy', '5/6/1998'],
    ['1/05/2001', 'dmy', '1/05/2001'],
    ['1905/2001', 'dmy', '19/05/2001'],
    ['193/05/2001', 'dmy', '19/05/2001'],
    ['//5', 'dmy', '5'],
    ['2001519', 'ymd', '2001/51/9'],
    ['2001.5.9', 'ymd', '2001/5/9'],
    ['2001-05-19', 'dmy', '19/05/2001'],
    ['abc', 'dmy', ''],
  ] as const)('%s typed by %s becomes %s', (typed, order, text) => {
    expect(maskDay(typed, order)).toBe(text);
  });

  it('is incomplete until every digit is there', () => {
    expect(readDay('', 'dmy')).toBeNull();
    expect(readDay('19/05/200', 'dmy')).toBeNull();
    expect(readDay('5//1998', 'dmy')).toBeNull();
  });

  it('needs no leading zeros, and gets them', () => {
    expect(readDay('5/6/1998', 'dmy')).toBe('1998-06-05');
    expect(settleDay('5/6/1998')).toBe('05/06/1998');
  });

  it('may be an invalid date', () => {
    expect(readDay('31/02/2001', 'dmy')).toBe('2001-02-31');
    expect(isDay('2001-02-31')).toBe(false);
    expect(isDay('2004-02-29')).toBe(true);
    expect(isDay('2001-13-01')).toBe(false);
  });

  it('parses to the day it was formatted from, in any order', () => {
    fc.assert(
      fc.property(days, orders, (day, order) => {
        expect(readDay(writeDay(day, order), order)).toBe(day);
        expect(isDay(day)).toBe(true);
      }),
    );
  });

  it('is the same with or without slashes, and stable', () => {
    fc.assert(
      fc.property(days, orders, (day, order) => {
        const text = writeDay(day, order);
        expect(maskDay(text.replaceAll('/', ''), order)).toBe(text);
        expect(maskDay(text, order)).toBe(text);
      }),
    );
  });
});
