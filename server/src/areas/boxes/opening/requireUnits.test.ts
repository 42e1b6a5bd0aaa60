import { expect, it } from 'vitest';
import { requireUnits } from './requireUnits.ts';

const known = { next_nonce: 40, backed_until: 50 };

it('lets draws through that are known to be covered', () => {
  expect(() => requireUnits({ ...known }, 10)).not.toThrow();
  expect(() => requireUnits({ ...known }, 11)).toThrow('restocking');
});

it('counts again by the scarcest prize, and remembers it', () => {
  const pool = {
    ...known,
    held: new Map([
      ['rare', 12],
      ['common', 300],
    ]),
  };
  expect(() => requireUnits(pool, 12)).not.toThrow();
  expect(pool.backed_until).toBe(52);
  expect(() => requireUnits(pool, 13)).toThrow('restocking');
});
