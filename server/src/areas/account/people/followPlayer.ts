import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { notify } from '../notices/notify.ts';
import { followOneself } from './messages.ts';
import { requirePlayer } from './requirePlayer.ts';

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
  if (followed) await tellOnce(db, { follower_id, followed_id, now });
}

/** Unfollows; repeating it changes nothing. Refuses `user_not_found`. */
export async function unfollowPlayer(db: Database, { follower_id, followed_id }: Omit<Follow, 'now'>): Promise<void> {
  await requirePlayer(db, followed_id);
  await db.deleteFrom('follow').where('follower_id', '=', follower_id).where('followed_id', '=', followed_id).execute();
}

/** Notifies of a new fan, once per fan: following again must not notify again. */
async function tellOnce(db: Database, { follower_id, followed_id, now }: Follow): Promise<void> {
  const first = await db
    .insertInto('fan_told')
    .values({ followed_id, follower_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('follower_id')
    .executeTakeFirst();
  if (!first) return;
  const { nickname } = await db
    .selectFrom('app_user')
    .select('nickname')
    .where('user_id', '=', follower_id)
    .executeTakeFirstOrThrow();
  await notify(db, followed_id, { kind: 'new_fan', data: { user_id: follower_id, nickname } }, now);
}
