import * as peopleContract from '@mcy/api/account/people/contract';
import * as profileContract from '@mcy/api/account/profile/contract';
import type { Database } from '../../db/database.ts';
import { type Implementation, implement, implementPrepared } from '../../http/handler.ts';
import { countFollows } from './countFollows.ts';
import { followPlayer, unfollowPlayer } from './followPlayer.ts';
import { listFollows } from './listFollows.ts';
import { readPlayer } from './readPlayer.ts';

export const playerHandlers: readonly Implementation[] = [
  implement(peopleContract.readPlayer, ({ user_id }, { db, caller, locale }) =>
    readPlayer(db, { user_id, caller_id: caller?.user_id ?? null, locale }),
  ),

  implement(peopleContract.listFollowing, (page, { db, caller }) =>
    listFollows(db, { ...page, cursor: page.cursor, user_id: caller.user_id, of: 'following' }),
  ),

  implement(peopleContract.listFans, (page, { db, caller }) =>
    listFollows(db, { ...page, cursor: page.cursor, user_id: caller.user_id, of: 'fans' }),
  ),

  implementPrepared(
    peopleContract.follow,
    {
      // Each new one rings somebody's bell.
      limits: (_request, { caller }) => [{ bucket: `follow/${caller.user_id}`, hits: 300, seconds: 3_600 }],
      prepare: () => Promise.resolve(null),
    },
    async ({ user_id }, { db, caller, now }) => {
      await followPlayer(db, { follower_id: caller.user_id, followed_id: user_id, now });
      const { fan_count } = await countFollows(db, user_id);
      return { followed: true, fan_count };
    },
  ),

  implement(peopleContract.unfollow, async ({ user_id }, { db, caller }) => {
    await unfollowPlayer(db, { follower_id: caller.user_id, followed_id: user_id });
    const { fan_count } = await countFollows(db, user_id);
    return { followed: false, fan_count };
  }),

  implement(profileContract.readPrivacy, (_request, { db, caller }) => readPrivacy(db, caller.user_id)),

  implement(profileContract.editPrivacy, async ({ shows_wins, named_in_rankings }, { db, caller }) => {
    const changes = {
      ...(shows_wins !== undefined && { shows_wins }),
      ...(named_in_rankings !== undefined && { named_in_rankings }),
    };
    if (Object.keys(changes).length > 0) {
      await db.updateTable('app_user').set(changes).where('user_id', '=', caller.user_id).execute();
    }
    return readPrivacy(db, caller.user_id);
  }),
];

function readPrivacy(db: Database, user_id: string) {
  return db
    .selectFrom('app_user')
    .select(['shows_wins', 'named_in_rankings'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
}
