import { mostWaiting } from '@mcy/api/boxes/queue/words';
import type { joinQueue as call } from '@mcy/api/boxes/queue/contract';
import type { RefusalOf, Translated } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { holdWhileWaited } from './holdUntil.ts';
import { hasEnded, lockBox } from './lockBox.ts';
import { boxNotHoldable, placeElsewhere, queueFull, queueNeedsCoins } from './messages.ts';
import { turnBox, writeHold } from './turnBox.ts';

interface Joining {
  pool_id: string;
  user_id: string;
  now: Date;
}

/** Puts a player at the end of a box's line, and gives them the box when nobody has it. Once there, again changes nothing. */
export async function joinQueue(db: Database, { pool_id, user_id, now }: Joining): Promise<void> {
  const box = await lockBox(db, pool_id);
  if (box.supply !== 'finite' || hasEnded(box, now)) throw refusal('box_not_holdable', boxNotHoldable);
  const known = db.selectFrom('box_place').select('pool_id').where('user_id', '=', user_id);
  const place = await known.executeTakeFirst();
  if (place?.pool_id === pool_id) return;
  if (place) throw refusal('place_elsewhere', placeElsewhere);
  if (box.waiting >= mostWaiting) throw refusal('queue_full', queueFull);
  const account = db
    .selectFrom('ledger_account')
    .select('balance')
    .where('user_id', '=', user_id)
    .where('currency', '=', 'balance');
  const held = (await account.executeTakeFirst())?.balance ?? 0;
  if (held < box.price) throw refusal('queue_needs_coins', queueNeedsCoins(box.price));
  const joined = await db
    .insertInto('box_place')
    .values({ user_id, pool_id, joined_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow();
  // At the same moment they joined another line.
  if (joined.numInsertedOrUpdatedRows === 0n) throw refusal('place_elsewhere', placeElsewhere);
  const line = { ...box, waiting: box.waiting + 1, held_until: holdWhileWaited(box, now) };
  const { held_by, held_since, held_until, waiting } = line;
  await writeHold(db, box, { held_by, held_since, held_until, waiting });
  await turnBox(db, line, now);
}

function refusal(error: RefusalOf<typeof call>, message: Translated): Refusal {
  return new Refusal({ error, message, field: 'pool_id' });
}
