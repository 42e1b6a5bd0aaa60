import { createHmac } from 'node:crypto';
import { drawIndex, verifySeed } from '@mcy/api/boxes/proof/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, hashSeed, walk } from './draw.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const clientSeeds = fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/);
const weightTables = fc
  .array(fc.oneof(fc.nat(3), fc.nat(120), fc.nat(1_000_000)), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe('the draw', () => {
  it.each([
    // printf 'player-seed:0' | openssl dgst -sha256 -hmac 0001…1e1f ends in …c0c2: 2 modulo 10, 551042 modulo 1000000.
    [0, 2, 551_042],
    [1, 8, 925_938],
    [2, 6, 422_926],
  ])('of nonce %i matches openssl and Python', (nonce, moduloTen, moduloMillion) => {
    const drawOf = (weights: number[]) => draw({ seed, client_seed: 'player-seed', nonce, weights });
    expect(drawOf(Array.from({ length: 10 }, () => 1))).toBe(moduloTen);
    expect(drawOf([moduloMillion, 1, 999_999 - moduloMillion])).toBe(1);
  });

  it('commits to the SHA-256 of the seed’s bytes', () => {
    expect(hashSeed(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(verifySeed(seed, hashSeed(seed))).toBe(true);
  });

  it('is the HMAC modulo the sum, walked along the weights, for any input', () => {
    fc.assert(
      fc.property(seeds, clientSeeds, fc.nat(1_000_000), weightTables, (anySeed, client_seed, nonce, weights) => {
        const digest = createHmac('sha256', anySeed).update(`${client_seed}:${nonce}`).digest();
        const sum = weights.reduce((total, weight) => total + weight, 0);
        // Another way to reduce: byte by byte.
        const place = digest.reduce((rest, byte) => (rest * 256 + byte) % sum, 0);
        const before = (index: number) => weights.slice(0, index).reduce((total, weight) => total + weight, 0);
        const index = draw({ seed: anySeed, client_seed, nonce, weights });
        expect(before(index)).toBeLessThanOrEqual(place);
        expect(before(index + 1)).toBeGreaterThan(place);
      }),
      { numRuns: 500 },
    );
  });

  it('matches the browser’s implementation', () => {
    let agreed = 0;
    fc.assert(
      fc.property(seeds, clientSeeds, fc.nat(1_000_000), weightTables, (anySeed, client_seed, nonce, weights) => {
        expect(drawIndex(anySeed, client_seed, nonce, weights)).toBe(
          draw({ seed: anySeed, client_seed, nonce, weights }),
        );
        expect(verifySeed(anySeed, hashSeed(anySeed))).toBe(true);
        agreed += 1;
      }),
      { numRuns: 500 },
    );
    expect(agreed).toBeGreaterThanOrEqual(200);
  });

  it('throws without weights', () => {
    expect(() => draw({ seed, client_seed: 'a', nonce: 0, weights: [0, 0] })).toThrow('nothing is left');
    expect(() => draw({ seed, client_seed: 'a', nonce: 0, weights: [] })).toThrow('nothing is left');
  });

  it('hits each prize in proportion to its weight', () => {
    const weights = [5, 15, 80];
    const hits = [0, 0, 0];
    const draws = 20_000;
    for (let nonce = 0; nonce < draws; nonce++) {
      const index = draw({ seed, client_seed: 'fair', nonce, weights });
      hits[index] = (hits[index] ?? 0) + 1;
    }
    // Chi-squared with 2 degrees of freedom: 13.8 is exceeded for one seed in a thousand, and this seed is fixed.
    const chiSquared = weights.reduce((sum, weight, index) => {
      const expected = (draws * weight) / 100;
      return sum + ((hits[index] ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect(chiSquared).toBeLessThan(13.8);
  });
});

describe('the walk', () => {
  it('maps every place of every small table to its row, and gives each row exactly its weight', () => {
    let tables = 0;
    for (const weights of smallTables(4, 5)) {
      tables += 1;
      // The table written out: row 0 weight 0 times, row 1 weight 1 times, …
      const laidOut = weights.flatMap((weight, index) => Array.from({ length: weight }, () => index));
      expect(laidOut.map((_, place) => walk(place, weights))).toEqual(laidOut);
      expect(() => walk(laidOut.length, weights)).toThrow(RangeError);
    }
    expect(tables).toBe(6 + 6 ** 2 + 6 ** 3 + 6 ** 4);
  });
});

/** Every table of up to `rows` rows with weights from 0 to `most`. */
function smallTables(rows: number, most: number): number[][] {
  const weights = Array.from({ length: most + 1 }, (_, weight) => weight);
  let tables: number[][] = [[]];
  const all: number[][] = [];
  for (let row = 0; row < rows; row++) {
    tables = tables.flatMap((table) => weights.map((weight) => [...table, weight]));
    all.push(...tables);
  }
  return all;
}
