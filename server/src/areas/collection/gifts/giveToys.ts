import { giftLimits } from '@mcy/api/collection/gifts/words';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { notify } from '../../account/door.ts';
import { moveItems } from '../items/moveItems.ts';
import { countGift } from './countGift.ts';
import { findRecipient } from './findRecipient.ts';
import { giftSecret, hashGiftSecret } from './giftLink.ts';
import { toyNotGiftable } from './messages.ts';

const day = 86_400_000;

interface NewGift {
  giver_id: string;
  /** Each once, as the giver chose them. */
  item_ids: readonly string[];
  /** An invitation code or a mobile number; without one the gift goes by a link. */
  to?: string | undefined;
  message?: string | undefined;
  /** The configuration's secret, which the link is derived from. */
  secret: string;
  now: Date;
}

/**
 * Offers toys as a gift, in the caller's transaction; they belong to the gift until it is settled. Returns its id.
 * Refuses `item_not_found`, `item_elsewhere`, `toy_not_giftable`, `friend_not_found`, `gift_to_oneself`,
 * `too_many_open_gifts` and `too_many_gifts_today`.
 */
export async function giveToys(
  db: Database,
  { giver_id, item_ids, to, message, secret, now }: NewGift,
): Promise<string> {
  const recipient = to === undefined ? null : await findRecipient(db, { to, giver_id });
  const gift_id = uuidv7();
  await countGift(db, giver_id, now);
  const items = await moveItems(db, { move: 'offer', item_ids, user_id: giver_id, reference_id: gift_id, now });
  await requireGiftable(db, new Set(items.map(({ toy_id }) => toy_id)));
  await db
    .insertInto('gift')
    .values({
      gift_id,
      from_user_id: giver_id,
      to_user_id: recipient?.user_id ?? null,
      link_hash: recipient ? null : hashGiftSecret(giftSecret(secret, gift_id)),
      message: message ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + giftLimits.days * day),
      settled_at: null,
    })
    .execute();
  await db
    .insertInto('gift_item')
    .values(item_ids.map((item_id, position) => ({ gift_id, item_id, position })))
    .execute();
  touch(db, 'collection/gifts', giver_id);
  if (recipient) {
    const giver = await db
      .selectFrom('app_user')
      .select('nickname')
      .where('user_id', '=', giver_id)
      .executeTakeFirstOrThrow();
    const data = { gift_id, nickname: giver.nickname, count: item_ids.length };
    await notify(db, recipient.user_id, { kind: 'gift_arrived', data }, now);
    touch(db, 'collection/gifts', recipient.user_id);
  }
  return gift_id;
}

async function requireGiftable(db: Database, toy_ids: ReadonlySet<string>): Promise<void> {
  const kept = await db
    .selectFrom('toy')
    .select('toy_id')
    .where('toy_id', '=', (is) => is.fn.any(is.val([...toy_ids])))
    .where('may_gift', '=', false)
    .executeTakeFirst();
  if (kept) throw new Refusal({ error: 'toy_not_giftable', message: toyNotGiftable, field: 'item_ids' });
}
