import hmacSha256 from 'crypto-js/hmac-sha256.js';
import type { Bonus } from '../pools/words.ts';
import type { DrawLog, LoggedDraw } from './rules.ts';
import { remainderOf, verifySeed } from './seeds.ts';

/** A prize on top of a finite pool's draws, as its log says it was given; nulls until then. */
export interface LoggedBonus {
  bonus: Bonus;
  prize_id: string;
  nonce: number | null;
  pseudonym: string | null;
}

/** One bonus with what the rule says about it (docs/fairness.md). */
export interface BonusProof<Row extends LoggedBonus = LoggedBonus> {
  logged: Row;
  /** `pending`: tickets are left, or the seed is not revealed. `failed`: given too early, to another ticket, or to nobody. */
  outcome: 'verified' | 'failed' | 'pending';
  /** The ticket that wins it by the rule; null while that is open. */
  nonce: number | null;
  /** HMAC-SHA256 of the bonus's name under the seed, as hex; null where the seed does not decide, or is not revealed. */
  hmac: string | null;
}

/** Checks what a finite pool gave on top of its draws against its whole log. */
export function proveBonuses<Row extends LoggedBonus>(
  log: Pick<DrawLog, 'supply' | 'table' | 'seeds' | 'draws'>,
  bonuses: readonly Row[],
): BonusProof<Row>[] {
  const tickets = log.table.reduce((sum, { weight }) => sum + weight, 0);
  const isWhole = log.supply === 'finite' && log.draws.length === tickets && log.draws.every(isInOrder);
  const [first] = log.seeds.filter(({ first_nonce }) => first_nonce === 0);
  const isFalse = first !== undefined && first.seed !== null && !verifySeed(first.seed, first.seed_hash);
  return bonuses.map((logged): BonusProof<Row> => {
    if (!isWhole) return { logged, outcome: logged.nonce === null ? 'pending' : 'failed', nonce: null, hmac: null };
    const { bonus } = logged;
    const drawn = bonus === 'global' || bonus === 'emperor';
    const seed = first?.seed ?? null;
    if (drawn && seed === null) return { logged, outcome: 'pending', nonce: null, hmac: null };
    const hmac = drawn && seed !== null ? hmacSha256(bonus, seed).toString() : null;
    const nonce =
      hmac === null ? (bonus === 'last' ? tickets - 1 : nonceOfMost(log.draws)) : remainderOf(hmac, tickets);
    const isRight = logged.nonce === nonce && logged.pseudonym === log.draws[nonce]?.pseudonym;
    return { logged, outcome: isRight && !(drawn && isFalse) ? 'verified' : 'failed', nonce, hmac };
  });
}

function isInOrder({ nonce }: LoggedDraw, place: number): boolean {
  return nonce === place;
}

/** The ticket with which the player with the most tickets reached their number; of several, the first who reached it. */
function nonceOfMost(draws: readonly LoggedDraw[]): number {
  const byPlayer = [...Map.groupBy(draws, ({ pseudonym }) => pseudonym).values()].map((own) => ({
    tickets: own.length,
    nonce: own.at(-1)?.nonce ?? 0,
  }));
  const most = Math.max(...byPlayer.map(({ tickets }) => tickets));
  return Math.min(...byPlayer.filter(({ tickets }) => tickets === most).map(({ nonce }) => nonce));
}
