import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../../testing/brokenRule.ts';
import { chineseId, vietnameseId } from './index.ts';
import { mod11Check } from './mod11Check.ts';

/** The same check by the method of GB 11643, weights and a table, which the rule does not use. */
function checkByWeights(digits: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits.charAt(place)), 0);
  return '10X98765432'.charAt(sum % 11);
}

describe('the check of ISO 7064 MOD 11-2', () => {
  it.each([
    // The two examples of GB 11643-1999.
    ['11010519491231002', 'X'],
    ['44052418800101001', '4'],
    // ORCID's documented identifiers, made by the same standard.
    ['000000021825009', '7'],
    ['000000015109370', '0'],
    ['000000021694233', 'X'],
    // ISO 7064's own example.
    ['079', 'X'],
  ])('puts %s%s together', (digits, check) => {
    expect(mod11Check(digits)).toBe(check);
  });

  it('matches the weighted sum', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{17}$/), (digits) => {
        expect(mod11Check(digits)).toBe(checkByWeights(digits));
      }),
    );
  });
});

const province = fc.constantFrom('11', '12', '31', '44', '54', '65', '71', '82');
const birthday = fc
  .date({ min: new Date('1900-01-02'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const chineseNumber = fc
  .tuple(province, fc.stringMatching(/^\d{4}$/), birthday, fc.stringMatching(/^\d{3}$/))
  .map((parts) => parts.join(''))
  .map((digits) => digits + checkByWeights(digits));

describe('chineseId', () => {
  it.each([
    ['11010519491231002X', '11010519491231002X'],
    ['11010519491231002x', '11010519491231002X'],
    ['110105 19491231 002X', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
    ['53010219200508011x', '53010219200508011X'],
  ])('reads %s', (typed, stored) => {
    expect(chineseId.parse(typed)).toBe(stored);
  });

  it.each([
    ['a wrong check character', '110105194912310021'],
    ['an X where a digit belongs', '1101051949123100X2'],
    ['29 February of no leap year', withCheck('11010519490229002')],
    ['a thirteenth month', withCheck('11010519491331002')],
    ['a day to come', withCheck('11010529991231002')],
    ['a birth before 1900', '440524188001010014'],
    ['a province that does not exist', withCheck('99010519491231002')],
    ['the 15 digits of the first cards', '110105491231002'],
    ['a digit too many', '11010519491231002X0'],
    ['a Vietnamese number', '001090123456'],
    ['nothing', ''],
  ])('refuses %s', (_what, typed) => {
    expect(brokenRule(chineseId, typed)).toBe('chinese_id');
  });

  it('accepts every number made by the rules', () => {
    fc.assert(
      fc.property(chineseNumber, (number) => {
        expect(chineseId.parse(chineseId.parse(number))).toBe(number);
      }),
    );
  });

  it('detects every single-character error', () => {
    fc.assert(
      fc.property(chineseNumber, fc.nat(16), fc.integer({ min: 1, max: 9 }), (number, place, slip) => {
        const digit = (Number(number.charAt(place)) + slip) % 10;
        expect(brokenRule(chineseId, number.slice(0, place) + digit + number.slice(place + 1))).toBe('chinese_id');
      }),
    );
  });
});

describe('vietnameseId', () => {
  it.each([
    ['001090123456', '001090123456'],
    ['079 203 012345', '079203012345'],
    ['096-199-999999', '096199999999'],
    // Registered abroad: a country code instead of a province.
    ['101090123456', '101090123456'],
  ])('reads %s', (typed, stored) => {
    expect(vietnameseId.parse(typed)).toBe(stored);
  });

  it.each([
    ['a province that does not exist', '003090123456'],
    ['no place at all', '000090123456'],
    ['a country that does not exist', '999090123456'],
    ['a future year', '001299123456'],
    ['a future century', '001401123456'],
    ['the 9 digits of the old card', '012345678'],
    ['a digit too many', '0010901234567'],
    ['a letter', '00109012345X'],
    ['nothing', ''],
  ])('refuses %s', (_what, typed) => {
    expect(brokenRule(vietnameseId, typed)).toBe('vietnamese_id');
  });

  it('accepts exactly the 63 provinces', () => {
    const places = Array.from({ length: 100 }, (_, place) => `0${String(place).padStart(2, '0')}`);
    expect(places.filter((place) => brokenRule(vietnameseId, `${place}090123456`) === null)).toHaveLength(63);
  });

  it('accepts birthdays of the last century, and of this one up to today', () => {
    const year = fc.integer({ min: 1900, max: 2099 });
    fc.assert(
      fc.property(year, fc.boolean(), fc.stringMatching(/^\d{6}$/), (born, female, random) => {
        const century = (born < 2000 ? 0 : 2) + (female ? 1 : 0);
        const number = `079${century}${String(born % 100).padStart(2, '0')}${random}`;
        expect(vietnameseId.safeParse(number).success).toBe(born <= new Date().getFullYear());
      }),
    );
  });
});

function withCheck(digits: string): string {
  return digits + checkByWeights(digits);
}
