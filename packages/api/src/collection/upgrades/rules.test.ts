import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawIndex } from '../../boxes/proof/rules.ts';
import { type LoggedUpgrade, chanceOf, enoughFor, overflowOf, proveUpgrade, verifyUpgrades } from './rules.ts';

describe('the chance of an upgrade', () => {
  it.each([
    [500_000, 1_000_000, 450_000],
    [1, 3, 300_000],
    [1_000_000, 1_000_000, 900_000],
    [1_055_555, 1_000_000, 949_999],
    [1_055_556, 1_000_000, 950_000],
    [9_000_000, 1_000_000, 950_000],
    [0, 1_000_000, 0],
    [1, 999_999_999, 0],
    [999_999_999_999, 1_000_000_000, 950_000],
  ])('for %i toward %i is %i in a million', (paid, target, chance) => {
    expect(chanceOf(paid, target)).toBe(chance);
  });

  it('is what whole numbers of any size give', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (paid, target) => {
        const exact = (900_000n * BigInt(paid)) / BigInt(target);
        expect(BigInt(chanceOf(paid, target))).toBe(exact > 950_000n ? 950_000n : exact);
      }),
    );
  });

  it('grows up to what is enough; what is above is lost', () => {
    const enough = enoughFor(720_000);
    expect(chanceOf(enough - 1, 720_000)).toBeLessThan(950_000);
    expect([overflowOf(enough - 1, 720_000), overflowOf(enough, 720_000), overflowOf(enough + 7, 720_000)]).toEqual([
      0, 0, 7,
    ]);
  });
});

const seed = 'c1'.repeat(32);
const seed_hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const seeds = [{ first_nonce: 0, seed_hash, seed }];
const sealed = [{ first_nonce: 0, seed_hash, seed: null }];
const outcomes = { won: { prize_id: 'won', name: 'Won' }, lost: { prize_id: 'lost', name: 'Lost' } };

function logged(nonce: number, paid: number): LoggedUpgrade {
  const chance = chanceOf(paid, 1_000_000);
  const won = drawIndex(seed, 'mine', nonce, [chance, 1_000_000 - chance]) === 0;
  return { nonce, client_seed: 'mine', put_value: paid - 7, stones: 7, target_value: 1_000_000, chance, won };
}

const log = Array.from({ length: 40 }, (_, nonce) => logged(nonce, 100_000 + nonce * 25_000));

describe('an upgrade drawn again', () => {
  it('is verified from the revealed seed, won and lost', () => {
    expect(new Set(log.map(({ won }) => won)).size).toBe(2);
    expect(verifyUpgrades(log, seeds)).toEqual({ verified: 40, failures: [], pending: 0 });
    const [first] = log;
    const proof = first && proveUpgrade(first, seeds, outcomes);
    expect(proof).toMatchObject({ outcome: 'verified', rows: [{ name: 'Won', weight: 90_000 }, { name: 'Lost' }] });
  });

  it('waits for the seed', () => {
    expect(verifyUpgrades(log, sealed)).toEqual({ verified: 0, failures: [], pending: 40 });
  });

  it.each<[string, (row: LoggedUpgrade) => LoggedUpgrade]>([
    ['wrong_prize', (row) => ({ ...row, won: !row.won })],
    ['wrong_chance', (row) => ({ ...row, put_value: 1 })],
    ['broken_order', (row) => ({ ...row, nonce: row.nonce + 1 })],
  ])('is found out: %s', (reason, forge) => {
    const forged = log.map((row, place) => (place === 39 ? forge(row) : row));
    expect(verifyUpgrades(forged, seeds).failures).toMatchObject([{ reason }]);
    expect(
      verifyUpgrades(log, [{ ...seeds[0], seed_hash: '0'.repeat(64), first_nonce: 0, seed }]).failures,
    ).toHaveLength(40);
  });
});
