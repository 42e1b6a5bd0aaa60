import type { Database } from '../../../platform/db/database.ts';
import { maskNickname, notify } from '../../account/door.ts';
import type { GiftRow } from './findGift.ts';

/** Notifies the other side of a settled gift, and both when its time is over. */
export async function tellOfGift(db: Database, gift: GiftRow, now: Date): Promise<void> {
  const { gift_id, from_user_id, to_user_id, state } = gift;
  const people = await db
    .selectFrom('app_user')
    .select(['user_id', 'nickname'])
    .where('user_id', '=', (is) => is.fn.any(is.val([from_user_id, ...(to_user_id === null ? [] : [to_user_id])])))
    .execute();
  const nameOf = (user_id: string) => people.find((player) => player.user_id === user_id)?.nickname ?? '';
  if (state === 'accepted' && to_user_id !== null) {
    await notify(db, from_user_id, { kind: 'gift_accepted', data: { gift_id, nickname: nameOf(to_user_id) } }, now);
  }
  if (state === 'declined' && to_user_id !== null) {
    // A giver learns the name of a player who accepts, and of nobody else.
    const nickname = maskNickname(nameOf(to_user_id));
    await notify(db, from_user_id, { kind: 'gift_declined', data: { gift_id, nickname } }, now);
  }
  if (state === 'expired') await notify(db, from_user_id, { kind: 'gift_returned', data: { gift_id } }, now);
  if ((state === 'expired' || state === 'taken_back') && to_user_id !== null) {
    await notify(db, to_user_id, { kind: 'gift_gone', data: { gift_id, nickname: nameOf(from_user_id) } }, now);
  }
}
