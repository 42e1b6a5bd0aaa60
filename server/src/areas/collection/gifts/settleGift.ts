import { type GiftAction, type GiftActor, giftMoves } from '@mcy/api/collection/gifts/words';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { moveItems } from '../items/moveItems.ts';
import { uncountGift } from './countGift.ts';
import type { FoundGift, GiftRow } from './findGift.ts';
import { giftNotOpen, giftNotYours } from './messages.ts';
import { tellOfGift } from './tellOfGift.ts';

interface Settling {
  action: GiftAction;
  /** Who accepts; null for the shop. */
  actor_id: string | null;
  now: Date;
}

/**
 * Settles a locked gift by the table `giftMoves`, in the caller's transaction: its toys move with it. Refuses
 * `gift_not_yours` and `gift_not_open`, also for a gift whose time is over.
 */
export async function settleGift(
  db: Database,
  { gift, actor }: FoundGift,
  { action, actor_id, now }: Settling,
): Promise<GiftRow> {
  const { by, from, to, toys } = giftMoves[action];
  if (!(by as readonly GiftActor[]).includes(actor)) {
    throw new Refusal({ error: 'gift_not_yours', message: giftNotYours, field: 'gift' });
  }
  const late = gift.expires_at <= now && to !== 'expired' && to !== 'taken_back';
  if (gift.state !== from || late) {
    throw new Refusal({ error: 'gift_not_open', message: giftNotOpen, field: 'gift' });
  }
  const settled = await db
    .updateTable('gift')
    .set({ state: to, settled_at: now, to_user_id: to === 'accepted' ? actor_id : gift.to_user_id })
    .where('gift_id', '=', gift.gift_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await uncountGift(db, gift.from_user_id);
  await moveToys(db, settled, toys, now);
  await tellOfGift(db, settled, now);
  for (const user_id of [settled.from_user_id, settled.to_user_id]) {
    if (user_id !== null) touch(db, 'collection/gifts', user_id);
  }
  return settled;
}

async function moveToys(db: Database, gift: GiftRow, move: 'give' | 'take_back', now: Date): Promise<void> {
  const items = await db.selectFrom('gift_item').select('item_id').where('gift_id', '=', gift.gift_id).execute();
  const moved = {
    item_ids: items.map(({ item_id }) => item_id),
    user_id: gift.from_user_id,
    reference_id: gift.gift_id,
    now,
  };
  if (move === 'take_back') {
    await moveItems(db, { ...moved, move });
    return;
  }
  // A constraint says that an accepted gift has its player.
  if (gift.to_user_id === null) throw new Error(`Nobody accepted gift ${gift.gift_id}`);
  await moveItems(db, { ...moved, move, to_user_id: gift.to_user_id });
}
