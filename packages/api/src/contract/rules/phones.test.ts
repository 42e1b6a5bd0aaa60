import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../../testing/brokenRule.ts';
import {
  chineseLandline,
  chineseMobile,
  landline,
  mobile,
  signInName,
  vietnameseLandline,
  vietnameseMobile,
} from './index.ts';

const vietnameseMobiles = fc.stringMatching(/^[35789]\d{8}$/);
const chineseMobiles = fc.stringMatching(/^1[3-9]\d{9}$/);
/** Separators between the digits of a number. */
const spacer = fc.constantFrom('', ' ', '-', '.', '\u{A0}', '\u{2013}', '\u{202C}');

describe('a mobile number', () => {
  it.each([
    ['0912 345 678', '+84912345678'],
    ['+84 912.345.678', '+84912345678'],
    ['0084912345678', '+84912345678'],
    ['(+84) 912-345-678', '+84912345678'],
    ['０９１２３４５６７８', '+84912345678'],
    ['\u{202A}0912345678\u{202C}', '+84912345678'],
  ])('of Vietnam: %s is %s', (typed, stored) => {
    expect(vietnameseMobile.parse(typed)).toBe(stored);
    expect(mobile.parse(typed)).toBe(stored);
    expect(brokenRule(chineseMobile, typed)).toBe('chinese_mobile');
  });

  it.each([
    ['138-0013-8000', '+8613800138000'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['008613800138000', '+8613800138000'],
    ['１９９００００００００', '+8619900000000'],
  ])('of mainland China: %s is %s', (typed, stored) => {
    expect(chineseMobile.parse(typed)).toBe(stored);
    expect(mobile.parse(typed)).toBe(stored);
    expect(brokenRule(vietnameseMobile, typed)).toBe('vietnamese_mobile');
  });

  it.each([
    '0212345678',
    '091234567',
    '09123456789',
    '12800138000',
    '1380013800',
    '+1 912 345 678',
    '0912 345 67a',
    '',
  ])('is not %j', (typed) => {
    expect(brokenRule(mobile, typed)).toBe('mobile');
    expect(brokenRule(vietnameseMobile, typed)).toBe('vietnamese_mobile');
    expect(brokenRule(chineseMobile, typed)).toBe('chinese_mobile');
  });

  it('belongs to at most one country and has one stored form', () => {
    fc.assert(
      fc.property(vietnameseMobiles, chineseMobiles, spacer, (vietnamese, chinese, between) => {
        const spread = (number: string): string => [...number].join(between);
        for (const typed of [`0${vietnamese}`, `+84${vietnamese}`, `84 ${vietnamese}`]) {
          expect(mobile.parse(spread(typed))).toBe(`+84${vietnamese}`);
          expect(chineseMobile.safeParse(typed).success).toBe(false);
        }
        for (const typed of [chinese, `+86${chinese}`]) {
          expect(mobile.parse(spread(typed))).toBe(`+86${chinese}`);
          expect(vietnameseMobile.safeParse(typed).success).toBe(false);
        }
      }),
    );
  });
});

describe('a landline', () => {
  it.each([
    ['010-65529988', '010-65529988'],
    ['(010) 6552 9988', '010-65529988'],
    ['+86 10 6552 9988', '010-65529988'],
    ['+86 (0)755 8888 8888', '0755-88888888'],
    ['0755-88888888-801', '0755-88888888-801'],
    ['0451-8234567', '0451-8234567'],
    ['0451-8234567-12', '0451-8234567-12'],
    ['0086-21-60001234', '021-60001234'],
  ])('of mainland China: %s is %s', (typed, stored) => {
    expect(chineseLandline.parse(typed)).toBe(stored);
    expect(landline.parse(typed)).toBe(stored);
    expect(chineseLandline.parse(stored)).toBe(stored);
  });

  it.each([
    ['024 3826 1234', '+842438261234'],
    ['+84 28 3829 7660', '+842838297660'],
    ['0236.3822.123', '+842363822123'],
  ])('of Vietnam: %s is %s', (typed, stored) => {
    expect(vietnameseLandline.parse(typed)).toBe(stored);
    expect(landline.parse(typed)).toBe(stored);
  });

  it.each([
    ['a number without its area', '65529988'],
    ['a Vietnamese area before 2017', '04 3826 1234'],
    ['a mobile', '0912345678'],
    ['Peking with seven figures', '010-6552998'],
    ['a number that begins with 1', '0755-18888888'],
    ['words', '010-CALLNOW'],
    ['nothing', ''],
  ])('is not %s', (_what, typed) => {
    expect(brokenRule(landline, typed)).toBe('landline');
    expect(brokenRule(chineseLandline, typed)).toBe('chinese_landline');
    expect(brokenRule(vietnameseLandline, typed)).toBe('vietnamese_landline');
  });

  it('of mainland China has one stored form, however it is spaced', () => {
    const area = fc.constantFrom('10', '21', '755', '451');
    const number = fc.stringMatching(/^[2-9]\d{7}$/);
    fc.assert(
      fc.property(area, number, fc.constantFrom('', ' ', '-'), (code, rest, between) => {
        const parts = [rest.slice(0, 4), rest.slice(4)];
        for (const start of [`0${code}`, `+86 ${code}`, `(0${code})`]) {
          expect(chineseLandline.parse([start, ...parts].join(between))).toBe(`0${code}-${rest}`);
        }
      }),
    );
  });

  it('of Vietnam has an area code and ten digits', () => {
    fc.assert(
      fc.property(fc.constantFrom('24', '28'), fc.stringMatching(/^\d{8}$/), spacer, (area, rest, between) => {
        expect(vietnameseLandline.parse(`0${area}${between}${rest}`)).toBe(`+84${area}${rest}`);
        expect(vietnameseMobile.safeParse(`0${area}${rest}`).success).toBe(false);
      }),
    );
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
    expect(signInName.parse(typed)).toBe(stored);
  });

  it.each(['0212345678', '12345', 'lan@', '@example.com', ''])('refuses %j', (typed) => {
    expect(brokenRule(signInName, typed)).toBe('sign_in_name');
  });

  it('reads every spelling of a mobile number as the same name', () => {
    fc.assert(
      fc.property(vietnameseMobiles, (number) => {
        const spellings = [`0${number}`, `+84${number}`, `84 ${number}`];
        expect(new Set(spellings.map((typed) => signInName.parse(typed))).size).toBe(1);
      }),
    );
  });
});
