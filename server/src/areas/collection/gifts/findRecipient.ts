import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { findFriend } from '../../account/door.ts';
import { friendNotFound, giftToOneself } from './messages.ts';

interface Wanted {
  /** An invitation code or a mobile number. */
  to: string;
  giver_id: string;
}

/** The player that a giver names. Refuses `friend_not_found` and `gift_to_oneself`. */
export async function findRecipient(
  db: Database,
  { to, giver_id }: Wanted,
): Promise<{ user_id: string; nickname: string }> {
  const friend = await findFriend(db, to);
  if (!friend) throw new Refusal({ error: 'friend_not_found', message: friendNotFound, field: 'to' });
  if (friend.user_id === giver_id) throw new Refusal({ error: 'gift_to_oneself', message: giftToOneself, field: 'to' });
  return friend;
}
