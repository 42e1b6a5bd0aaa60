import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../../testing/brokenRule.ts';
import { agreement, code, digits, letters, message, name, newPassword, nickname, text } from './index.ts';

const letter = fc.constantFrom(...'aĐữ龙9ộ');

describe.each([
  ['name', name],
  ['nickname', nickname],
])('%s', (_which, rule) => {
  it.each(['Minh Anh', 'Nguyễn Hà', '小龙收藏家们', 'Player99'])('takes %s', (typed) => {
    expect(brokenRule(rule, typed)).toBeNull();
  });

  it.each([
    ['Anh', 'name_length'],
    ['Fifteen letters', 'name_length'],
    ['     ', 'name_length'],
    ["Robert'); DROP", 'name_symbols'],
    ['<b>Minh</b>', 'name_symbols'],
    ['Minh\u{200B}Anh', 'name_symbols'],
    ['Lan Anh 🎉', 'name_symbols'],
    [undefined, 'required'],
  ])('refuses %s', (typed, broken) => {
    expect(brokenRule(rule, typed)).toBe(broken);
  });

  it('counts a letter typed with combining accents once', () => {
    const decomposed = 'Nguyễn Đức Tài'.normalize('NFD');
    expect(decomposed.length).toBeGreaterThan(14);
    expect(rule.parse(decomposed)).toBe('Nguyễn Đức Tài');
  });

  it('takes 6 to 14 letters, composed or not', () => {
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 20 }), fc.constantFrom('NFC', 'NFD'), (typed, form) => {
        const counts = typed.length >= 6 && typed.length <= 14;
        expect(rule.safeParse(typed.join('').normalize(form)).success).toBe(counts);
      }),
    );
  });
});

describe('newPassword', () => {
  it.each([
    ['abc123', 'password_too_short'],
    ['abcdefg', 'password_letters_digits'],
    ['1234567', 'password_letters_digits'],
    ['abc1234', null],
    ['mậtkhẩu1', null],
    [`a1${'x'.repeat(199)}`, 'password_too_long'],
    [undefined, 'required'],
  ])('%s: %s', (typed, broken) => {
    expect(brokenRule(newPassword, typed)).toBe(broken);
  });

  it('is kept exactly as typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 5, maxLength: 100 }), (rest) => {
        expect(newPassword.parse(` a1${rest} `)).toBe(` a1${rest} `);
      }),
    );
  });
});

describe('digits, letters and codes', () => {
  it.each([
    [digits, '007', '007'],
    [digits, ' １２３ ', '123'],
    [letters, 'abc', 'abc'],
    [letters, 'Đường'.normalize('NFD'), 'Đường'],
    [letters, '龙', '龙'],
    [code(), '012345', '012345'],
    [code(), '012 345', '012345'],
    [code(4), '１２３４', '1234'],
  ])('%# reads %s', (rule, typed, stored) => {
    expect(rule.parse(typed)).toBe(stored);
  });

  it.each([
    [digits, '12a', 'digits'],
    [digits, '1 2', 'digits'],
    [digits, '-1', 'digits'],
    [digits, '', 'digits'],
    [letters, 'abc1', 'letters'],
    [letters, 'a b', 'letters'],
    [letters, '\u{301}', 'letters'],
    [letters, '', 'letters'],
    [code(), '12345', 'code'],
    [code(), '1234567', 'code'],
    [code(), '12345a', 'code'],
    [code(4), '123456', 'code'],
    [code(), '', 'code'],
  ])('%# refuses %s', (rule, typed, broken) => {
    expect(brokenRule(rule, typed)).toBe(broken);
  });

  it('a code has exactly the required number of digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.stringMatching(/^\d{1,8}$/), (length, typed) => {
        expect(code(length).safeParse(typed).success).toBe(typed.length === length);
        expect(digits.parse(typed)).toBe(typed);
        expect(letters.safeParse(typed).success).toBe(false);
      }),
    );
  });
});

describe('longer texts', () => {
  it.each([
    [text(), ' Mô hình còn nguyên hộp. ', 'Mô hình còn nguyên hộp.'],
    [text(), `hai\ndòng`, `hai\ndòng`],
    [message(), '👍', '👍'],
    [message(), '❤️', '❤️'],
  ])('%# takes %j', (rule, typed, stored) => {
    expect(rule.parse(typed)).toBe(stored);
  });

  it.each([
    [text(), '  ', 'required'],
    [text(), 'x'.repeat(141), 'too_long'],
    [text(20), 'x'.repeat(21), 'too_long'],
    [message(), '', 'message_blank'],
    [message(), ' \n\t\u{3000} ', 'message_blank'],
    [message(), '\u{200B}\u{FEFF}\u{2800}\u{3164}', 'message_blank'],
    [message(), 'x'.repeat(141), 'too_long'],
  ])('%# refuses %j', (rule, typed, broken) => {
    expect(brokenRule(rule, typed)).toBe(broken);
  });

  it('count visible characters, not stored ones', () => {
    const character = fc.constantFrom('a', 'ế', '龙', '🎁');
    fc.assert(
      fc.property(
        fc.array(character, { minLength: 1, maxLength: 30 }),
        fc.constantFrom('NFC', 'NFD'),
        (typed, form) => {
          expect(text(20).safeParse(typed.join('').normalize(form)).success).toBe(typed.length <= 20);
          expect(message(20).safeParse(typed.join('').normalize(form)).success).toBe(typed.length <= 20);
        },
      ),
    );
  });

  it('are blank when they contain only blanks', () => {
    const blank = fc.constantFrom(
      ' ',
      '\n',
      '\t',
      '\u{A0}',
      '\u{200B}',
      '\u{200D}',
      '\u{2060}',
      '\u{3000}',
      '\u{FE0F}',
    );
    fc.assert(
      fc.property(fc.array(blank, { maxLength: 20 }), (typed) => {
        expect(brokenRule(message(), typed.join(''))).toBe('message_blank');
      }),
    );
  });
});

describe('agreement', () => {
  it.each([
    [true, null],
    [false, 'agreement'],
    ['true', 'wrong_type'],
    [undefined, 'required'],
  ])('%s: %s', (ticked, broken) => {
    expect(brokenRule(agreement, ticked)).toBe(broken);
  });
});
