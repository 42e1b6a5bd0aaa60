import { assert, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, refusalOf } from './refusalOf.ts';

describe('refusalOf', () => {
  it('refuses any kind of blank text (spec §5)', () => {
    assert(
      property(stringMatching(/^[\s\u3000]*$/u), (blank) => {
        expect(refusalOf(blank)).toBe('blank');
        expect(refusalOf(blank, { accompanied: true })).toBeNull();
      }),
    );
  });

  it('counts as a reader does, up to the limit and beyond', () => {
    expect(lengthOf('Việt Nam'.normalize('NFD'))).toBe(8);
    expect(lengthOf('🐱🐰')).toBe(2);
    expect(refusalOf('a'.repeat(140), { limit: 140 })).toBeNull();
    expect(refusalOf(`${'a'.repeat(140)}  \n`, { limit: 140 })).toBeNull();
    expect(refusalOf('a'.repeat(141), { limit: 140 })).toBe('tooLong');
    expect(refusalOf('a'.repeat(141), { limit: 140, accompanied: true })).toBe('tooLong');
  });

  it('accepts everything else without a limit', () => {
    assert(
      property(string({ minLength: 1 }), (text) => {
        expect(refusalOf(`x${text}`)).toBeNull();
      }),
    );
  });
});
