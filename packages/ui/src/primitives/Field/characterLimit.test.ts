import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CharacterLimit, charactersLeft, lengthError, mostOf } from './characterLimit.ts';

const limit: CharacterLimit = { left: (count) => `${count} left`, over: (count) => `${count} too many` };

describe('the character limit', () => {
  it('is 140 by default (spec §9)', () => {
    expect(mostOf(limit)).toBe(140);
    expect(mostOf({ ...limit, most: 14 })).toBe(14);
  });

  it('counts a letter once, however its accents are typed', () => {
    expect(charactersLeft('Nguyễn Đức Tài'.normalize('NFD'), { ...limit, most: 14 })).toBe(0);
  });

  it('counts an emoji once', () => {
    expect(charactersLeft('🎁🎁', { ...limit, most: 5 })).toBe(3);
  });

  it('says by how much a text is too long, and nothing while it fits', () => {
    expect(lengthError('mèo', { ...limit, most: 2 })).toBe('1 too many');
    expect(lengthError('mèo', { ...limit, most: 3 })).toBeUndefined();
    expect(lengthError('mèo', undefined)).toBeUndefined();
  });

  it('is the same for composed and decomposed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(charactersLeft(text.normalize('NFC'), limit)).toBe(charactersLeft(text.normalize('NFD'), limit));
      }),
    );
  });
});
