import type { Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import { notifyAll } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';

/** How many days before its end players are told, each with the days of the reminder after it. */
const reminders = [
  { days: 3, next: 1 },
  { days: 1, next: 0 },
] as const;

/** Reminders of one transaction. */
const mostAtOnce = 500;

/** Tells players of a season that it ends soon and what they have not received: each once for three days and once for one. */
export async function remindOfSeason(db: Database, now: Date): Promise<void> {
  for (const reminder of reminders) {
    while ((await inTransaction(db, (transaction) => remind(transaction, reminder, now))) === mostAtOnce);
  }
}

interface Reminder {
  user_id: string;
  name: Translated;
  /** Rewards that can be received now, and tasks that are not fulfilled. */
  waiting: number;
  open: number;
}

/** One batch; returns how many were told. Who has everything is not told. */
async function remind(db: Database, { days, next }: (typeof reminders)[number], now: Date): Promise<number> {
  const { rows } = await sql<Reminder>`
    with sent as (
      insert into pass_reminder (pass_id, days, sent_at)
      select pass_id, ${days}::integer, ${now}::timestamptz
      from pass_season join pass_player using (season_id)
      where state = 'running'
        and ends_at > ${now}::timestamptz + ${next} * interval '1 day'
        and ends_at <= ${now}::timestamptz + ${days} * interval '1 day'
        and settled_at is null
        and not exists (select from pass_reminder told where told.pass_id = pass_player.pass_id and told.days = ${days})
      order by pass_id
      limit ${mostAtOnce}
      on conflict do nothing
      returning pass_id
    )
    select user_id, name,
      (select count(*)::integer from pass_task, unnest(array['free', 'paid']) as track
        where pass_task.season_id = player.season_id and pass_task.draws <= player.draws
          and (track = 'free' or paid_at is not null)
          and not exists (
            select from pass_claim
            where pass_claim.pass_id = player.pass_id and pass_claim.place = pass_task.place and pass_claim.track = track
          )) as waiting,
      (select count(*)::integer from pass_task
        where pass_task.season_id = player.season_id and pass_task.draws > player.draws) as open
    from sent join pass_player player using (pass_id) join pass_season using (season_id)`.execute(db);
  await notifyAll(
    db,
    rows.flatMap(({ user_id, ...data }) =>
      data.waiting + data.open > 0 ? [{ user_id, kind: 'pass_ending' as const, data: { ...data, days }, now }] : [],
    ),
  );
  return rows.length;
}
