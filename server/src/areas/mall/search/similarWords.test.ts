import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countErrors } from './countErrors.ts';
import { errorsForgiven, remainsOf } from './remainsOf.ts';

it.each([
  ['gau', 'gau', 0],
  ['gua', 'gau', 1],
  ['gu', 'gau', 1],
  ['gauu', 'gau', 1],
  ['gai', 'gau', 1],
  ['mermiad', 'mermaid', 1],
  ['unicrn', 'unicorn', 1],
  ['plsuh', 'plush', 1],
  ['keychian', 'keychain', 1],
  ['', 'gau', 3],
])('from %s to %s there are errors: %i', (typed, meant, errors) => {
  expect(countErrors(typed, meant)).toBe(errors);
  expect(countErrors(meant, typed)).toBe(errors);
});

const word = fc.string({ unit: fc.constantFrom(...'abcdeghinotu'), minLength: 3, maxLength: 12 });

it('every forgiven error leaves two words something in common', () => {
  const outcome = fc.check(
    fc.property(word, fc.nat(), fc.constantFrom('drop', 'add', 'replace', 'swap'), (meant, at, how) => {
      const place = at % (meant.length - 1);
      const [before, letter = '', next = ''] = [meant.slice(0, place), meant[place], meant[place + 1]];
      const after = meant.slice(place + 1);
      const typed = {
        drop: before + after,
        add: `${before}x${letter}${after}`,
        replace: `${before}x${after}`,
        swap: before + next + letter + meant.slice(place + 2),
      }[how];
      const remains = new Set(remainsOf(meant));
      return errorsForgiven(typed) === 0 || remainsOf(typed).some((part) => remains.has(part));
    }),
  );
  expect(outcome).toMatchObject({ failed: false });
});
