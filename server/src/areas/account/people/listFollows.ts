import type { ResponseOf } from '@mcy/api/contract';
import type { listFans } from '@mcy/api/account/people/contract';
import type { Database } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/http/cutPage.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { presentPlayer, selectPlayers } from './selectPlayers.ts';

/** Lists the players a user follows, or the user's fans, newest first. */
export async function listFollows(
  db: Database,
  user_id: string,
  of: 'following' | 'fans',
  page: PageRequest,
): Promise<ResponseOf<typeof listFans>> {
  const [own, other] =
    of === 'following' ? (['follower_id', 'followed_id'] as const) : (['followed_id', 'follower_id'] as const);
  const query = selectPlayers(db, user_id)
    .innerJoin('follow', `follow.${other}`, 'app_user.user_id')
    .select('follow.follow_id')
    .where(`follow.${own}`, '=', user_id);
  const { rows, next_cursor } = await readPage(query, { by: 'follow.follow_id' }, page);
  return { rows: rows.map(presentPlayer), next_cursor };
}

/** How many a player follows, and how many follow them. */
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
