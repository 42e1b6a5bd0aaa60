import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { ruleOf } from './describeIssue.ts';
import * as rules from './rules.ts';

function brokenRule(schema: z.ZodMiniType, value: unknown): string | null {
  const parsed = schema.safeParse(value, { reportInput: true });
  const issue = parsed.error?.issues[0];
  return issue ? ruleOf(issue) : null;
}

describe('nickname', () => {
  it.each(['Minh Anh', 'Nguyễn Hà', '小龙收藏家们', 'Player99'])('takes %s', (name) => {
    expect(brokenRule(rules.nickname, name)).toBeNull();
  });

  it.each([
    ['Anh', 'name_length'],
    ['Fifteen letters', 'name_length'],
    ["Robert'); DROP", 'name_symbols'],
    ['<b>Minh</b>', 'name_symbols'],
  ])('refuses %s', (name, rule) => {
    expect(brokenRule(rules.nickname, name)).toBe(rule);
  });

  it('counts a letter typed with combining accents once', () => {
    const decomposed = 'Nguyễn Đức Tài'.normalize('NFD');
    expect(decomposed.length).toBeGreaterThan(14);
    expect(rules.nickname.parse(decomposed)).toBe('Nguyễn Đức Tài');
  });
});

describe('newPassword', () => {
  it('is longer than 6 characters with a letter and a digit', () => {
    expect(brokenRule(rules.newPassword, 'abc123')).toBe('password_too_short');
    expect(brokenRule(rules.newPassword, 'abcdefg')).toBe('password_letters_digits');
    expect(brokenRule(rules.newPassword, '1234567')).toBe('password_letters_digits');
    expect(brokenRule(rules.newPassword, 'abc1234')).toBeNull();
    expect(brokenRule(rules.newPassword, `a1${'x'.repeat(199)}`)).toBe('password_too_long');
  });
});

describe('signInName', () => {
  it.each([
    ['0912 345 678', '+84912345678'],
    ['+84912345678', '+84912345678'],
    ['84912345678', '+84912345678'],
    ['138-0013-8000', '+8613800138000'],
    ['+86 13800138000', '+8613800138000'],
    [' Lan@Example.COM ', 'lan@example.com'],
  ])('reads %s as %s', (typed, stored) => {
    expect(rules.signInName.parse(typed)).toBe(stored);
  });

  it.each(['0212345678', '12345', 'lan@', '@example.com', ''])('refuses %j', (typed) => {
    expect(brokenRule(rules.signInName, typed)).toBe('sign_in_name');
  });

  it('reads every spelling of one mobile number as the same name', () => {
    fc.assert(
      fc.property(fc.constantFrom('3', '5', '7', '8', '9'), fc.stringMatching(/^\d{8}$/), (lead, rest) => {
        const spellings = [`0${lead}${rest}`, `+84${lead}${rest}`, `84 ${lead}${rest}`];
        expect(new Set(spellings.map((typed) => rules.signInName.parse(typed))).size).toBe(1);
      }),
    );
  });
});

describe('rechargeAmount', () => {
  it.each([
    [49_999, 'recharge_minimum'],
    [50_000, null],
    [100_000_000, null],
    [100_000_001, 'recharge_maximum'],
    [50_000.5, 'amount_integer'],
    ['50000', 'amount_integer'],
    [Number.NaN, 'amount_integer'],
    [1e300, 'amount_integer'],
  ])('%s: %s', (amount, rule) => {
    expect(brokenRule(rules.rechargeAmount, amount)).toBe(rule);
  });
});

describe('adultBirthday', () => {
  it.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
  ])('born %s is an adult on %s: %s', (birthday, today, adult) => {
    expect(rules.isAdult(birthday, today)).toBe(adult);
  });

  it('goes by the calendar of Vietnam, not of the machine', () => {
    expect(rules.vietnamToday(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
    expect(rules.vietnamToday(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });

  it.each([
    ['2026-02-30', 'calendar_day'],
    ['yesterday', 'calendar_day'],
    ['9999-01-01', 'calendar_day'],
    ['1500-01-01', 'calendar_day'],
    ['2020-01-01', 'adult'],
    ['1990-06-15', null],
  ])('%s: %s', (birthday, rule) => {
    expect(brokenRule(rules.adultBirthday, birthday)).toBe(rule);
  });
});

describe('agreement', () => {
  it('must be ticked', () => {
    expect(brokenRule(rules.agreement, false)).toBe('agreement');
    expect(brokenRule(rules.agreement, true)).toBeNull();
  });
});
