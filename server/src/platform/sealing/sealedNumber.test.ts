import { describe, expect, it } from 'vitest';
import { type NumberPlace, openNumber, sealNumber } from './sealedNumber.ts';

const secret = 'a secret of these tests';
const place: NumberPlace = { kind: 'bank account', row_id: '0199b1c2-0000-7000-8000-000000000001' };
const number = '0071000123456';

describe('a sealed number', () => {
  it('opens under its secret, in its place', () => {
    expect(openNumber(secret, place, sealNumber(secret, place, number))).toBe(number);
  });

  it('looks different each time, and shows no digit of the number', () => {
    const [one, other] = [sealNumber(secret, place, number), sealNumber(secret, place, number)];
    expect(one.equals(other)).toBe(false);
    expect(one.toString('latin1')).not.toContain(number.slice(0, 5));
  });

  it.each<[string, string, NumberPlace]>([
    ['under another secret', 'another secret of these tests', place],
    ['as another kind of number', secret, { ...place, kind: 'identity document' }],
    ['in another row', secret, { ...place, row_id: '0199b1c2-0000-7000-8000-000000000002' }],
  ])('does not open %s', (_name, otherSecret, elsewhere) => {
    const sealed = sealNumber(secret, place, number);
    expect(() => openNumber(otherSecret, elsewhere, sealed)).toThrow(/authenticate/);
  });

  it('does not open after a bit changed', () => {
    const sealed = sealNumber(secret, place, number);
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => openNumber(secret, place, changed)).toThrow(/authenticate/);
    }
  });
});
