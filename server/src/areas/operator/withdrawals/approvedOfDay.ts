import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const day = 86_400_000;

/**
 * Locks the player of a withdrawal until the transaction ends: their withdrawals are approved one after the other. Asked
 * before the withdrawal is locked.
 */
export async function lockPlayerOf(db: Database, withdrawal_id: string): Promise<void> {
  await db
    .selectFrom('app_user')
    .innerJoin('withdrawal', 'withdrawal.user_id', 'app_user.user_id')
    .select('app_user.user_id')
    .where('withdrawal_id', '=', withdrawal_id)
    .forNoKeyUpdate('app_user')
    .execute();
}

/** Coins of a player's withdrawals that operators approved within 24 hours, and that were not rejected since. */
export async function readApprovedOfDay(db: Database, user_id: string, now: Date): Promise<number> {
  const { rows } = await sql<{ coins: number }>`select ${approvedOfDay(sql.val(user_id), now)} as coins`.execute(db);
  return rows[0]?.coins ?? 0;
}

/** The same for a query that has the player. */
export function approvedOfDay(user_id: ReturnType<typeof sql>, now: Date) {
  return sql<number>`(
    select coalesce(sum(amount), 0)::bigint from withdrawal of_day
    where of_day.user_id = ${user_id} and approved_by is not null and approved_at > ${new Date(now.getTime() - day)}
      and of_day.status in ('approved', 'paid'))`;
}
