import { sql } from 'kysely';
import { notifyAll } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { eveningAt } from './eveningAt.ts';

/** Reminders of one transaction. */
const mostAtOnce = 500;

/** While the draw is open, tells each player who asked for it and has not drawn: once an evening, whichever process runs it. */
export async function remindPlayers(db: Database, now: Date): Promise<void> {
  const { day, opens_at } = eveningAt(now);
  if (now < opens_at) return;
  while ((await inTransaction(db, (transaction) => remind(transaction, day, now))) === mostAtOnce);
}

/** One batch; returns how many were told. It skips players that another process is telling now. */
async function remind(db: Database, day: string, now: Date): Promise<number> {
  const { rows } = await sql<{ user_id: string }>`
    with due as (
      select user_id from daily_reminder reminder
      where told_on is distinct from ${day}::date
        and not exists (select from daily_draw drawn where drawn.user_id = reminder.user_id and drawn.day = ${day}::date)
      order by user_id limit ${mostAtOnce} for no key update skip locked
    )
    update daily_reminder set told_on = ${day}::date from due where daily_reminder.user_id = due.user_id
    returning daily_reminder.user_id`.execute(db);
  await notifyAll(
    db,
    rows.map(({ user_id }) => ({ user_id, kind: 'daily_draw_open' as const, data: {}, now })),
  );
  return rows.length;
}
