import * as contract from '@mcy/api/account/people/contract';
import { type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import { followPlayer, unfollowPlayer } from './followPlayer.ts';
import { countFollows, listFollows } from './listFollows.ts';
import { bestWins, readPlayer } from './readPlayer.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const peopleHandlers: readonly Implementation[] = [
  implement(contract.readPlayer, ({ user_id }, { db, caller, locale, ask }) =>
    readPlayer(db, { user_id, caller_id: caller?.user_id ?? null, locale, listBestWins: ask(bestWins) }),
  ),

  implement(contract.listFollowing, (page, { db, caller }) => listFollows(db, caller.user_id, 'following', page)),

  implement(contract.listFans, (page, { db, caller }) => listFollows(db, caller.user_id, 'fans', page)),

  implementPrepared(
    contract.follow,
    {
      // Each new follow sends a notification.
      limits: (_request, { caller }) => [{ bucket: `follow/${caller.user_id}`, hits: 300, seconds: 3_600 }],
      prepare: () => Promise.resolve(null),
    },
    async ({ user_id }, { db, caller, now }) => {
      await followPlayer(db, { follower_id: caller.user_id, followed_id: user_id, now });
      const { fan_count } = await countFollows(db, user_id);
      return { followed: true, fan_count };
    },
  ),

  implementPrepared(
    contract.unfollow,
    {
      // Of its own: a player who used up the limit of follows can still undo them.
      limits: (_request, { caller }) => [{ bucket: `unfollow/${caller.user_id}`, hits: 300, seconds: 3_600 }],
      prepare: () => Promise.resolve(null),
    },
    async ({ user_id }, { db, caller }) => {
      await unfollowPlayer(db, { follower_id: caller.user_id, followed_id: user_id });
      const { fan_count } = await countFollows(db, user_id);
      return { followed: false, fan_count };
    },
  ),
];
