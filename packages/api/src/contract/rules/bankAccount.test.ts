import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankName, cardNumber, holderName, printedName } from './bankAccount.ts';
import { brokenRule } from '../../testing/brokenRule.ts';

describe('a card number', () => {
  it.each([
    ['9704 3600 0000 0012', '9704360000000012'],
    ['0071.000.123456', '0071000123456'],
    ['１２３４５６', '123456'],
  ])('is read from "%s"', (typed, number) => {
    expect(cardNumber.parse(typed)).toBe(number);
  });

  it.each(['', '12345', '12345678901234567890', 'VCB 123456', '-1234567890a'])('rejects "%s"', (typed) => {
    expect(brokenRule(cardNumber, typed)).toBe('card_number');
  });
});

describe('a holder’s name', () => {
  it.each([
    ['Nguyễn Thị Đào', 'NGUYEN THI DAO'],
    ['  trần   đăng khoa ', 'TRAN DANG KHOA'],
    ["O'Neil-Ng. Ưu", "O'NEIL-NG. UU"],
  ])('is read from "%s" as banks print it', (typed, name) => {
    expect(holderName.parse(typed)).toBe(name);
  });

  it.each(['', 'A', '王小明', 'NGUYEN 2', '<b>AN</b>', 'A'.repeat(51)])('rejects "%s"', (typed) => {
    expect(brokenRule(holderName, typed)).toBe('holder_name');
  });

  it('is unchanged when read twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(printedName(printedName(typed))).toBe(printedName(typed));
      }),
    );
  });
});

describe('a bank’s name', () => {
  it('is not blank and has at most 60 characters', () => {
    expect(bankName.parse(' Vietcombank ')).toBe('Vietcombank');
    expect(brokenRule(bankName, '  ')).toBe('required');
    expect(brokenRule(bankName, 'x'.repeat(61))).toBe('too_long');
  });
});
