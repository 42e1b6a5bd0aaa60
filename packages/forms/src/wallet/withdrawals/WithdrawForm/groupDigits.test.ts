import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits, placeAfterDigits } from './groupDigits.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 19 });

it.each([
  ['', ''],
  ['1234', '1234'],
  ['12345', '1234 5'],
  ['9704360000000012', '9704 3600 0000 0012'],
])('%s is formatted as "%s"', (plain, grouped) => {
  expect(groupDigits(plain)).toBe(grouped);
});

it('loses no digit, and keeps the caret behind the same digit', () => {
  fc.assert(
    fc.property(digits, fc.nat(19), (plain, count) => {
      const grouped = groupDigits(plain);
      expect(grouped.replaceAll(' ', '')).toBe(plain);
      const place = placeAfterDigits(grouped, Math.min(count, plain.length));
      expect(grouped.slice(0, place).replaceAll(' ', '')).toBe(plain.slice(0, count));
    }),
  );
});
