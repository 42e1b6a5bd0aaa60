import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SpendingPeriodName } from './Caps.ts';

/** Coins spent on a calendar day of Asia/Ho_Chi_Minh. */
interface SpendingDay {
  day: string;
  spent: number;
}

/** Coins a player has spent in the day, week and month of a moment, from the ledger's daily sums. */
export async function readSpent(db: Database, user_id: string, now: Date): Promise<Record<SpendingPeriodName, number>> {
  const days = await selectDays(db, now).where('user_id', '=', user_id).execute();
  return spentIn(days, now);
}

/** The days since the week and the month of a moment began, of those players who have limits. */
export async function readSpendingDays(
  db: Database,
  user_ids: readonly string[],
  since: Date,
): Promise<Map<string, SpendingDay[]>> {
  const days = await selectDays(db, since)
    .select('user_id')
    .where('user_id', '=', (is) => is.fn.any(is.val(user_ids)))
    .where('user_id', 'in', (is) => is.selectFrom('spending_limit').select('user_id'))
    .execute();
  return Map.groupBy(days, ({ user_id }) => user_id);
}

/** Coins spent in the day, week and month of a moment. */
export function spentIn(days: readonly SpendingDay[], now: Date): Record<SpendingPeriodName, number> {
  const { day, week, month } = periodsAt(now);
  const spentSince = (since: string): number =>
    days.reduce((sum, each) => (each.day >= since ? sum + each.spent : sum), 0);
  return { day: spentSince(day.since), week: spentSince(week.since), month: spentSince(month.since) };
}

function selectDays(db: Database, now: Date) {
  const { week, month } = periodsAt(now);
  const since = week.since < month.since ? week.since : month.since;
  return db.selectFrom('spending_day').select(['day', 'spent']).where('day', '>=', since);
}
