import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { followOneself } from './messages.ts';
import { requirePlayer } from './readPlayer.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    userFollowed: { user_id: string; followed_id: string };
  }
}

interface Follow {
  follower_id: string;
  followed_id: string;
  now: Date;
}

/** Follows a player in the caller's transaction; repeating it changes nothing. Refuses `user_not_found`, `follow_oneself`. */
export async function followPlayer(db: Database, { follower_id, followed_id, now }: Follow): Promise<void> {
  if (follower_id === followed_id) {
    throw new Refusal({ error: 'follow_oneself', message: followOneself, field: 'user_id' });
  }
  await requirePlayer(db, followed_id);
  const followed = await db
    .insertInto('follow')
    .values({ follow_id: uuidv7(), follower_id, followed_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['follower_id', 'followed_id']).doNothing())
    .returning('follow_id')
    .executeTakeFirst();
  if (!followed) return;
  touch(db, 'account/people', followed_id);
  tell(db, 'userFollowed', { user_id: follower_id, followed_id }, now);
}

/** Unfollows; repeating it changes nothing. Refuses `user_not_found`. */
export async function unfollowPlayer(db: Database, { follower_id, followed_id }: Omit<Follow, 'now'>): Promise<void> {
  await requirePlayer(db, followed_id);
  const followed = await db
    .deleteFrom('follow')
    .where('follower_id', '=', follower_id)
    .where('followed_id', '=', followed_id)
    .returning('follow_id')
    .executeTakeFirst();
  if (followed) touch(db, 'account/people', followed_id);
}
