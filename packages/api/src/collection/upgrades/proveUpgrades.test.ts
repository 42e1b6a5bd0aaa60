import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawIndex } from '../../boxes/proof/rules.ts';
import { type LoggedUpgrade, proveUpgrade, verifyUpgrades } from './proveUpgrades.ts';
import { chanceOf } from './rules.ts';

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
    expect(verifyUpgrades(log, [{ ...seeds[0], seed_hash: '0'.repeat(64), first_nonce: 0, seed }]).failures).toHaveLength(40);
  });
});
