import {
  type DrawProof,
  type FairnessVerdict,
  type LoggedRow,
  type LoggedSeed,
  proveDraws,
} from '../../boxes/proof/rules.ts';
import type { UpgradeLog } from './contract.ts';
import { chanceParts, upgradeLimits } from './words.ts';

/** Chance of a target for what is worth as much, in parts of a million; the rest is the shop's. */
const fairChance = 900_000;

/** Coins and stones that bring the highest chance; what is put in above them is lost. */
export function enoughFor(target_value: number): number {
  return Math.ceil((upgradeLimits.mostChance * target_value) / fairChance);
}

/** Chance of a target in parts of a million, for toys and stones worth `paid`. */
export function chanceOf(paid: number, target_value: number): number {
  // Beyond it, the product would lose its last digits.
  if (paid >= enoughFor(target_value)) return upgradeLimits.mostChance;
  return Math.floor((fairChance * paid) / target_value);
}

/** What is put in without raising the chance anymore. */
export function overflowOf(paid: number, target_value: number): number {
  return Math.max(0, paid - enoughFor(target_value));
}

/** What the proof of an upgrade needs of its row of the log. */
export type LoggedUpgrade = Pick<
  UpgradeLog['rows'][number],
  'nonce' | 'client_seed' | 'put_value' | 'stones' | 'target_value' | 'chance' | 'won'
>;

/** The two ways in which an upgrade ends, as rows of a table of odds. */
export interface UpgradeOutcomes<Row extends LoggedRow> {
  won: Omit<Row, 'weight' | 'top_tier'>;
  lost: Omit<Row, 'weight' | 'top_tier'>;
}

const plainOutcomes: UpgradeOutcomes<LoggedRow> = { won: { prize_id: 'won' }, lost: { prize_id: 'lost' } };

/** Proves one upgrade: a draw from a table of two rows, the chance and the rest. */
export function proveUpgrade<Row extends LoggedRow>(
  { nonce, client_seed, put_value, stones, target_value, chance, won }: LoggedUpgrade,
  seeds: readonly LoggedSeed[],
  outcomes: UpgradeOutcomes<Row>,
): DrawProof<Row> {
  // The outcomes have every field of a row but these two.
  const row = (outcome: 'won' | 'lost', weight: number) => ({ ...outcomes[outcome], weight, top_tier: false }) as Row;
  const table = [row('won', chance), row('lost', chanceParts - chance)];
  const prize_id = outcomes[won ? 'won' : 'lost'].prize_id;
  const draws = [{ nonce, client_seed, prize_id, guaranteed: false, pseudonym: '' }];
  for (const proof of proveDraws({ supply: 'infinite', guarantee_after: null, table, seeds, draws })) {
    const isFair = chanceOf(put_value + stones, target_value) === chance;
    return isFair ? proof : { ...proof, outcome: 'failed', reason: 'wrong_chance' };
  }
  throw new Error('a log of one draw gives one proof');
}

/** Repeats every upgrade of the log, whole or an unbroken part of it. */
export function verifyUpgrades(rows: readonly LoggedUpgrade[], seeds: readonly LoggedSeed[]): FairnessVerdict {
  const verdict: FairnessVerdict = { verified: 0, failures: [], pending: 0 };
  let expected = rows[0]?.nonce;
  for (const row of rows) {
    const { outcome, reason } = proveUpgrade(row, seeds, plainOutcomes);
    if (row.nonce !== expected) verdict.failures.push({ nonce: row.nonce, reason: 'broken_order' });
    else if (reason !== null) verdict.failures.push({ nonce: row.nonce, reason });
    else if (outcome === 'pending') verdict.pending += 1;
    else verdict.verified += 1;
    expected = row.nonce + 1;
  }
  return verdict;
}
