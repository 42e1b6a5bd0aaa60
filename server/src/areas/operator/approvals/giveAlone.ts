import type { Right } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { missingRight } from '../../../platform/http/rightsOf.ts';

const day = 86_400_000;

/** What operators give away. Each kind has a limit of its own. */
export type GivenKind = 'coupons' | 'claims' | 'transfers' | 'withdrawals' | 'refunds';

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

/** What an operator gives away alone within one action. */
interface Allowance {
  /** Counts what is given. Returns false, and counts nothing, when it takes two. */
  take: (subject_id: string, coins: number) => boolean;
  /** Writes down what was counted. */
  write: () => Promise<void>;
}

/** Begins to count what an operator gives away, in the caller's transaction: their calls count one after the other. */
export async function openAllowance(db: Database, giver: Giver & { right: Right }): Promise<Allowance> {
  const { operator_id, right, kind, now } = giver;
  const held = await db
    .selectFrom('operator_right')
    .select('right')
    .where('user_id', '=', operator_id)
    .where('right', '=', right)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw missingRight(right);
  let rest = await readAlone(db, giver);
  const given: { given_id: string; subject_id: string; coins: number }[] = [];
  return {
    take: (subject_id, coins) => {
      if (coins > rest) return false;
      rest -= coins;
      given.push({ given_id: uuidv7(), subject_id, coins });
      return true;
    },
    write: async () => {
      if (given.length === 0) return;
      const rows = given.map((one) => ({ ...one, operator_id, kind, given_at: now }));
      await db.insertInto('given_alone').values(rows).execute();
    },
  };
}

/**
 * Counts what an operator gives away without a second one, in the caller's transaction. Returns false, and counts
 * nothing, when it takes two.
 */
export async function giveAlone(db: Database, { subject_id, coins, ...giver }: Giving): Promise<boolean> {
  if (coins <= 0) return true;
  const allowance = await openAllowance(db, giver);
  if (!allowance.take(subject_id, coins)) return false;
  await allowance.write();
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
