import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const day = 86_400_000;

/**
 * Locks the player and the bank account of a withdrawal until the transaction ends: what goes to either is approved one
 * after the other. Asked before the withdrawal is locked.
 */
export async function lockReceivers(db: Database, withdrawal_id: string): Promise<void> {
  await db
    .selectFrom('app_user')
    .innerJoin('withdrawal', 'withdrawal.user_id', 'app_user.user_id')
    .select('app_user.user_id')
    .where('withdrawal_id', '=', withdrawal_id)
    .forNoKeyUpdate('app_user')
    .execute();
  // Players who name the same account have no row in common.
  await sql`
    select pg_advisory_xact_lock(hashtextextended('bank account ' || encode(card_number_hash, 'hex'), 0))
    from withdrawal where withdrawal_id = ${withdrawal_id} and card_number_hash is not null`.execute(db);
}

/** Coins that operators approved within 24 hours, and that were not rejected since. */
interface Approved {
  /** Of the player's withdrawals. */
  of_day: number;
  /** Of all withdrawals to the bank account, by any player. */
  to_account: number;
}

export async function readApproved(
  db: Database,
  { user_id, card_number_hash }: { user_id: string; card_number_hash: Buffer | null },
  now: Date,
): Promise<Approved> {
  const { rows } = await sql<Approved>`
    select ${approvedOfDay(sql.val(user_id), now)} as of_day, ${approvedToAccount(sql.val(card_number_hash), now)} as to_account`.execute(
    db,
  );
  return rows[0] ?? { of_day: 0, to_account: 0 };
}

/** The same for a query that has the player. */
export function approvedOfDay(user_id: ReturnType<typeof sql>, now: Date) {
  return sql<number>`(
    select coalesce(sum(amount), 0)::bigint from withdrawal of_day
    where of_day.user_id = ${user_id} and approved_by is not null and approved_at > ${new Date(now.getTime() - day)}
      and of_day.status in ('approved', 'paid'))`;
}

/** The same for a query that has the account. */
export function approvedToAccount(card_number_hash: ReturnType<typeof sql>, now: Date) {
  return sql<number>`(
    select coalesce(sum(amount), 0)::bigint from withdrawal to_account
    where to_account.card_number_hash = ${card_number_hash} and approved_by is not null
      and approved_at > ${new Date(now.getTime() - day)} and to_account.status in ('approved', 'paid'))`;
}
