import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudoLocalise, pseudoLocaliseTree } from './pseudoLocalise.ts';

const lettersOf = (text: string): number => [...text.matchAll(/\p{L}/gu)].length;

describe('pseudolocalise', () => {
  it('accents and lengthens text, in brackets', () => {
    expect(pseudoLocalise('Open a mystery box')).toBe('[Öpëëñ åå mÿšŧëëřÿÿ bööx]');
    expect(pseudoLocalise('Mở hộp')).toMatch(/^\[M.+\]$/);
  });

  it('makes Vietnamese and English texts about 40 % longer', () => {
    for (const text of [
      'Mỗi hộp là một bất ngờ, tỉ lệ công khai trước khi bạn trả tiền.',
      'Every box is a surprise; the odds are shown before you pay.',
    ]) {
      const growth = lettersOf(pseudoLocalise(text)) / lettersOf(text);
      expect(growth, text).toBeGreaterThan(1.3);
      expect(growth, text).toBeLessThan(1.45);
    }
  });

  it('leaves placeholders, nested texts, markup and character entities unchanged', () => {
    const text = pseudoLocalise('Còn {{count}} vé, <0>xem tỉ lệ</0> $t(shell:back) &nbsp; <br/>');
    for (const part of ['{{count}}', '<0>', '</0>', '$t(shell:back)', '&nbsp;', '<br/>']) expect(text).toContain(part);
  });

  it('keeps surrounding space, and text without letters', () => {
    expect(pseudoLocalise('  vé ')).toMatch(/^ {2}\[.*\] $/);
    for (const text of ['', ' ', '1.250.000', '20:00 – 00:00', '+5']) expect(pseudoLocalise(text)).toBe(text);
  });

  it('keeps every placeholder of any text in order', () => {
    const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^\{\{[a-z_.]{1,8}\}\}$/));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('|').normalize('NFC');
        const placeholders = (given: string): string[] => given.match(/\{\{[a-z_.]{1,8}\}\}/g) ?? [];
        expect(placeholders(pseudoLocalise(text))).toEqual(placeholders(text));
      }),
    );
  });
});

it('pseudoLocaliseTree keeps the keys of a namespace', () => {
  const tree = pseudoLocaliseTree({ odds: { title: 'Tỉ lệ' }, draws_other: '{{count}} lượt' });
  expect(tree).toEqual({
    odds: { title: pseudoLocalise('Tỉ lệ') },
    draws_other: pseudoLocalise('{{count}} lượt'),
  });
});
