import type { Database } from '../../../platform/db/database.ts';

/** How many users a player follows, and how many follow them. */
export async function countFollows(
  db: Database,
  user_id: string,
): Promise<{ following_count: number; fan_count: number }> {
  const count = (column: 'follower_id' | 'followed_id') =>
    db
      .selectFrom('follow')
      .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('count'))
      .where(column, '=', user_id)
      .executeTakeFirstOrThrow();
  const following = await count('follower_id');
  const fans = await count('followed_id');
  return { following_count: following.count, fan_count: fans.count };
}
