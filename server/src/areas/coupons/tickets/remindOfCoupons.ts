import { type Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import { notifyAll } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';

/** How many days before its end a player is reminded of a coupon, each with the days of the reminder after it. */
const reminders = [
  { days: 3, next: 1 },
  { days: 1, next: 0 },
] as const;

/** Reminders of one transaction. */
const mostAtOnce = 500;

/** Reminds players of coupons that end soon: of each once for three days and once for one, whichever process runs it. */
export async function remindOfCoupons(db: Database, now: Date): Promise<void> {
  for (const reminder of reminders) {
    while ((await inTransaction(db, (transaction) => remind(transaction, reminder, now))) === mostAtOnce);
  }
}

/** One batch; returns how many were sent. A process that comes second waits for the first, and then has nothing to do. */
async function remind(db: Database, { days, next }: (typeof reminders)[number], now: Date): Promise<number> {
  const { rows } = await sql<{ user_id: string; name: Translated }>`
    with sent as (
      insert into coupon_reminder (coupon_id, valid_until, days, sent_at)
      select coupon_id, valid_until, ${days}::integer, ${now}::timestamptz from coupon
      where state = 'usable'
        and valid_until > ${now}::timestamptz + ${next} * interval '1 day'
        and valid_until <= ${now}::timestamptz + ${days} * interval '1 day'
        -- One that was as short from the start needs no reminder yet.
        and valid_from < valid_until - ${days} * interval '1 day'
        and not exists (
          select from coupon_reminder told
          where told.coupon_id = coupon.coupon_id and told.valid_until = coupon.valid_until and told.days = ${days}
        )
      order by valid_until, coupon_id
      limit ${mostAtOnce}
      on conflict do nothing
      returning coupon_id
    )
    select coupon.user_id, template.name from sent
    join coupon using (coupon_id) join coupon_template template using (template_id)`.execute(db);
  await notifyAll(
    db,
    rows.map(({ user_id, name }) => ({ user_id, kind: 'coupon_ending' as const, data: { name, days }, now })),
  );
  return rows.length;
}
