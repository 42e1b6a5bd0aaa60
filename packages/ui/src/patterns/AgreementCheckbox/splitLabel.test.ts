import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLabel } from './splitLabel.ts';

describe('splitLabel', () => {
  it('puts each agreement where its id is, in the order of the sentence', () => {
    expect(splitLabel('I accept the [terms] and [privacy].', ['privacy', 'terms'])).toEqual([
      'I accept the ',
      { id: 'terms' },
      ' and ',
      { id: 'privacy' },
      '.',
    ]);
    expect(splitLabel('[terms]', ['terms'])).toEqual([{ id: 'terms' }]);
  });

  it('leaves other brackets and an empty sentence unchanged', () => {
    expect(splitLabel('I agree [sic]', ['terms'])).toEqual(['I agree ', '[sic]']);
    expect(splitLabel('', ['terms'])).toEqual([]);
    expect(splitLabel('[', ['terms'])).toEqual(['[']);
  });

  it('loses nothing of the sentence', () => {
    const words = fc.array(fc.constantFrom('[terms]', '[other]', '[', ']', 'đồng ý ', ''), { maxLength: 12 });
    fc.assert(
      fc.property(words, (pieces) => {
        const sentence = pieces.join('');
        const joined = splitLabel(sentence, ['terms']).map((piece) =>
          typeof piece === 'string' ? piece : `[${piece.id}]`,
        );
        expect(joined.join('')).toBe(sentence);
      }),
    );
  });
});
