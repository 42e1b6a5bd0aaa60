import type { PoolSupply } from '../pools/words.ts';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import { remainderOf, verifySeed } from './seeds.ts';

export { type BonusProof, type LoggedBonus, proveBonuses } from './proveBonuses.ts';
export { verifySeed } from './seeds.ts';

/**
 * The browser's proof of the public draw log. It deliberately shares nothing with the server's draw code but the
 * published rule, so that each checks the other.
 */

/** A seed as the draw log publishes it; `seed` is null while in use. */
export interface LoggedSeed {
  first_nonce: number;
  seed_hash: string;
  seed: string | null;
}

/** A row of the odds table before the first draw, in published order. */
export interface LoggedRow {
  prize_id: string;
  /** Tickets made, or parts per million. */
  weight: number;
  top_tier: boolean;
}

export interface LoggedDraw {
  nonce: number;
  client_seed: string;
  prize_id: string;
  guaranteed: boolean;
  /** The player's pseudonym in this pool's log. */
  pseudonym: string;
}

/** A pool's public draw log. For an infinite pool, any unbroken part of it. */
export interface DrawLog<Row extends LoggedRow = LoggedRow> {
  supply: PoolSupply;
  /** The draw in a row without the top tier that is certain to win it; null without a guarantee. */
  guarantee_after: number | null;
  table: readonly Row[];
  seeds: readonly LoggedSeed[];
  draws: readonly LoggedDraw[];
}

/**
 * What is wrong with a draw.
 * `broken_order`: it does not follow the previous draw, or a finite pool does not start at 0.
 * `missing_seed`: no published seed covers it. `wrong_seed`: its revealed seed does not match the published hash.
 * `wrong_guarantee`: its pool cannot give the guarantee it claims. `guarantee_not_due`: the player had not
 * reached the guarantee. `guarantee_withheld`: the player had reached the guarantee, but chance decided.
 * `wrong_player`: the log gives the player's own draw to someone else. `wrong_chance`: an upgrade was drawn with another
 * chance than its toys and stones give. `wrong_prize`: the rule gives another prize, or the prize was sold out.
 */
export type FairnessFailure =
  | 'broken_order'
  | 'missing_seed'
  | 'wrong_seed'
  | 'wrong_guarantee'
  | 'guarantee_not_due'
  | 'guarantee_withheld'
  | 'wrong_player'
  | 'wrong_chance'
  | 'wrong_prize';

/** One replayed draw with every input, so that anyone can repeat it by hand. */
export interface DrawProof<Row extends LoggedRow = LoggedRow> extends LoggedDraw {
  supply: DrawLog['supply'];
  /** `pending`: its seed is still in use and not revealed. */
  outcome: 'verified' | 'failed' | 'pending';
  reason: FairnessFailure | null;
  /** Empty when no published seed covers the draw. */
  seed_hash: string;
  seed: string | null;
  /** HMAC-SHA256 of `client_seed:nonce` under the seed's hex characters, as hex; null without a seed. */
  hmac: string | null;
  /** The HMAC as a number modulo the sum of the weights; null without a seed. */
  place: number | null;
  /** The odds table with the weights at this draw. */
  rows: Row[];
  /**
   * The player's draws in a row without the top tier before this one; null when the log does not reach back far enough.
   */
  misses: number | null;
}

/** Result of replaying a log. */
export interface FairnessVerdict {
  /** Draws that match the rule and the revealed seeds. */
  verified: number;
  failures: { nonce: number; reason: FairnessFailure }[];
  /** Draws whose seed is still in use. */
  pending: number;
}

/**
 * Returns the index of the row a draw hits: its HMAC modulo the sum of the weights, walked along them. Throws when no
 * weight is left.
 */
export function drawIndex(seed: string, client_seed: string, nonce: number, weights: readonly number[]): number {
  const place = placeOf(hmacOf(seed, client_seed, nonce), weights);
  let end = 0;
  return weights.findIndex((weight) => (end += weight) > place);
}

/** Replays a pool's whole public log and reports every draw that does not match. */
export function verifyDraws(log: DrawLog): FairnessVerdict {
  const verdict: FairnessVerdict = { verified: 0, failures: [], pending: 0 };
  for (const { outcome, nonce, reason } of proveDraws(log)) {
    if (reason !== null) verdict.failures.push({ nonce, reason });
    else if (outcome === 'pending') verdict.pending += 1;
    else verdict.verified += 1;
  }
  return verdict;
}

/** Proves one of the player's own draws. Throws when the log does not contain it. */
export function proveOwnDraw<Row extends LoggedRow>(
  log: DrawLog<Row>,
  own: { nonce: number; pseudonym: string },
): DrawProof<Row> {
  for (const proof of proveDraws(log)) {
    if (proof.nonce !== own.nonce) continue;
    return proof.pseudonym === own.pseudonym ? proof : { ...proof, outcome: 'failed', reason: 'wrong_player' };
  }
  throw new Error(`The log does not contain draw ${own.nonce}.`);
}

/** Yields the proof of each draw in order; stop early to prove only the first ones. */
export function* proveDraws<Row extends LoggedRow>({
  supply,
  guarantee_after,
  table,
  seeds,
  draws,
}: DrawLog<Row>): Generator<DrawProof<Row>> {
  const ordered = seeds.toSorted((one, other) => one.first_nonce - other.first_nonce);
  const dishonest = new Set(ordered.filter(({ seed, seed_hash }) => seed !== null && !verifySeed(seed, seed_hash)));
  const left = table.map((row) => row.weight);
  const runs = new Map<string, Run>();
  const firstRun = { misses: 0, whole: draws[0]?.nonce === 0 };
  let expected = supply === 'finite' ? 0 : draws[0]?.nonce;

  for (const { nonce, client_seed, prize_id, guaranteed, pseudonym } of draws) {
    const logged = ordered.findLast((seed) => seed.first_nonce <= nonce);
    const seed = logged?.seed ?? null;
    const rows = table.map((row, index) => ({ ...row, weight: guaranteed && !row.top_tier ? 0 : (left[index] ?? 0) }));
    const weights = rows.map((row) => row.weight);
    const hit = rows.findIndex((row) => row.prize_id === prize_id);
    const standing = weights[hit] ?? 0;
    const run = runs.get(pseudonym) ?? firstRun;
    const wrongGuarantee = judgeGuarantee(guaranteed, run, supply === 'finite' ? null : guarantee_after);
    const hmac = seed === null ? null : hmacOf(seed, client_seed, nonce);

    let reason: FairnessFailure | null = null;
    if (nonce !== expected) reason = 'broken_order';
    else if (!logged) reason = 'missing_seed';
    else if (dishonest.has(logged)) reason = 'wrong_seed';
    else if (wrongGuarantee !== null) reason = wrongGuarantee;
    else if (standing === 0) reason = 'wrong_prize';
    else if (seed !== null && drawIndex(seed, client_seed, nonce, weights) !== hit) reason = 'wrong_prize';

    yield {
      supply,
      nonce,
      client_seed,
      prize_id,
      guaranteed,
      pseudonym,
      outcome: reason !== null ? 'failed' : seed === null ? 'pending' : 'verified',
      reason,
      seed_hash: logged?.seed_hash ?? '',
      seed,
      hmac,
      place: hmac === null || weights.every((weight) => weight === 0) ? null : placeOf(hmac, weights),
      rows,
      misses: run.whole ? run.misses : null,
    };
    expected = nonce + 1;
    runs.set(pseudonym, rows[hit]?.top_tier ? { misses: 0, whole: true } : { ...run, misses: run.misses + 1 });
    // Take the logged ticket out even when it is wrong: one false draw is then reported once, not with every draw after
    // it.
    if (supply === 'finite' && standing > 0) left[hit] = standing - 1;
  }
}

/** A player's draws in a row without the top tier. */
interface Run {
  misses: number;
  /** False when the run may have begun before the log does. */
  whole: boolean;
}

/** With a guarantee at the tenth draw, exactly nine misses come before it. */
function judgeGuarantee(guaranteed: boolean, run: Run, guarantee_after: number | null): FairnessFailure | null {
  if (guarantee_after === null) return guaranteed ? 'wrong_guarantee' : null;
  const due = run.misses >= guarantee_after - 1;
  if (due === guaranteed) return null;
  if (due) return 'guarantee_withheld';
  return run.whole ? 'guarantee_not_due' : null;
}

function hmacOf(seed: string, client_seed: string, nonce: number): string {
  return hmacSha256(`${client_seed}:${nonce}`, seed).toString();
}

/** Where an HMAC falls among the parts of the weights. */
function placeOf(hmac: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!(sum > 0)) throw new RangeError('nothing is left to draw');
  return remainderOf(hmac, sum);
}
