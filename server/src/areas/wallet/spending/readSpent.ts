import { sql } from 'kysely';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SpendingPeriodName } from './Caps.ts';

/** Coins a player has spent in the day, week and month of a moment, from the ledger's daily sums. */
export async function readSpent(db: Database, user_id: string, now: Date): Promise<Record<SpendingPeriodName, number>> {
  const { day, week, month } = periodsAt(now);
  const since = (from: string) => sql<number>`coalesce(sum(spent) filter (where day >= ${from}::date), 0)::bigint`;
  return db
    .selectFrom('spending_day')
    .select([since(day.since).as('day'), since(week.since).as('week'), since(month.since).as('month')])
    .where('user_id', '=', user_id)
    .where('day', '>=', week.since < month.since ? week.since : month.since)
    .executeTakeFirstOrThrow();
}
