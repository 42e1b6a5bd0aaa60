import type { Database } from '../../../platform/db/database.ts';
import type { Fact } from '../../../platform/facts/Facts.ts';
import { follower } from '../../../platform/facts/Follower.ts';
import { notifyAll } from '../notices/notify.ts';

export const peopleFollowers = [follower('userFollowed', { name: 'notice of a fan', after: tellOfFans })];

/** Announces new fans, but never the same one twice: who follows, ends it and follows again must not ring the bell each time. */
async function tellOfFans(db: Database, facts: readonly Fact<'userFollowed'>[]): Promise<void> {
  const first = await db
    .insertInto('fan_told')
    .values(facts.map(({ data }) => ({ followed_id: data.followed_id, follower_id: data.user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['followed_id', 'follower_id'])
    .execute();
  if (first.length === 0) return;
  const fans = await db
    .selectFrom('app_user')
    .select(['user_id', 'nickname'])
    .where('user_id', '=', (is) => is.fn.any(is.val(first.map(({ follower_id }) => follower_id))))
    .execute();
  const names = new Map(fans.map(({ user_id, nickname }) => [user_id, nickname]));
  const notices = first.flatMap(({ followed_id, follower_id }) => {
    const nickname = names.get(follower_id);
    const fact = facts.find(({ data }) => data.user_id === follower_id && data.followed_id === followed_id);
    if (nickname === undefined || !fact) return [];
    const data = { user_id: follower_id, nickname };
    return [{ user_id: followed_id, kind: 'new_fan' as const, data, now: fact.now }];
  });
  await notifyAll(db, notices);
}
