import type { Database } from '../../../platform/db/database.ts';
import type { DailyReminderRow } from './tables.ts';

/** Turns a player's reminder on or off; a second time changes nothing. */
export async function chooseReminder(
  db: Database,
  { user_id, reminds }: Pick<DailyReminderRow, 'user_id'> & { reminds: boolean },
): Promise<void> {
  if (!reminds) {
    await db.deleteFrom('daily_reminder').where('user_id', '=', user_id).execute();
    return;
  }
  await db
    .insertInto('daily_reminder')
    .values({ user_id, told_on: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
