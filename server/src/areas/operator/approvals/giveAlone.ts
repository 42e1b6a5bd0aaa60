import type { Right } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { missingRight } from '../../../platform/http/rightsOf.ts';

const day = 86_400_000;

/** What operators give away. Each kind has a limit of its own. */
export type GivenKind = 'coupons' | 'claims' | 'transfers';

interface Giver {
  operator_id: string;
  kind: GivenKind;
  /** The most, in coins, that one operator gives away alone within 24 hours. */
  limit: number;
  now: Date;
}

interface Giving extends Giver {
  right: Right;
  subject_id: string;
  coins: number;
}

/**
 * Counts what an operator gives away without a second one, in the caller's transaction. Returns false, and counts
 * nothing, when it takes two.
 */
export async function giveAlone(db: Database, giving: Giving): Promise<boolean> {
  const { operator_id, right, kind, subject_id, coins, now } = giving;
  if (coins <= 0) return true;
  // Calls of one operator at the same time count one after the other.
  const held = await db
    .selectFrom('operator_right')
    .select('right')
    .where('user_id', '=', operator_id)
    .where('right', '=', right)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw missingRight(right);
  if (coins > (await readAlone(db, giving))) return false;
  await db
    .insertInto('given_alone')
    .values({ given_id: uuidv7(), operator_id, kind, subject_id, coins, given_at: now })
    .execute();
  return true;
}

/** Coins that an operator may still give away alone. */
export async function readAlone(db: Database, { operator_id, kind, limit, now }: Giver): Promise<number> {
  const { given } = await db
    .selectFrom('given_alone')
    .select((is) => is.cast<number>(is.fn.coalesce(is.fn.sum('coins'), is.lit(0)), 'bigint').as('given'))
    .where('operator_id', '=', operator_id)
    .where('kind', '=', kind)
    .where('given_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow();
  return Math.max(0, limit - given);
}
