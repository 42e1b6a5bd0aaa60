import { giftLimits } from '@mcy/api/collection/gifts/words';
import { sql } from 'kysely';
import { startOfUnit } from '../../../platform/calendar/startOfUnit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { tooManyGiftsToday, tooManyOpenGifts } from './messages.ts';

/** Counts a new gift of a player, one at a time. Refuses `too_many_open_gifts` and `too_many_gifts_today`. */
export async function countGift(db: Database, user_id: string, now: Date): Promise<void> {
  const day_began = new Date(startOfUnit(now, 'day'));
  const counted = await db
    .insertInto('gift_giver')
    .values({ user_id, open: 1, day_began, that_day: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          open: sql`gift_giver.open + 1`,
          that_day: sql`case when gift_giver.day_began = excluded.day_began then gift_giver.that_day + 1 else 1 end`,
          day_began: sql`excluded.day_began`,
        })
        .where('gift_giver.open', '<', giftLimits.open)
        .where((is) =>
          is.or([
            is('gift_giver.day_began', '<>', is.ref('excluded.day_began')),
            is('gift_giver.that_day', '<', giftLimits.perDay),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (counted) return;
  const { open } = await db
    .selectFrom('gift_giver')
    .select('open')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  throw open >= giftLimits.open
    ? new Refusal({ error: 'too_many_open_gifts', message: tooManyOpenGifts })
    : new Refusal({ error: 'too_many_gifts_today', message: tooManyGiftsToday });
}

/** A gift of the player is no longer open. */
export async function uncountGift(db: Database, user_id: string): Promise<void> {
  await db
    .updateTable('gift_giver')
    .set({ open: sql`open - 1` })
    .where('user_id', '=', user_id)
    .execute();
}
