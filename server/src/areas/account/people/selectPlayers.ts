import type { listFans } from '@mcy/api/account/people/contract';
import type { ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { levelOf, pointsOf } from '../levels/levels.ts';
import { avatarFileOf, avatarOf } from '../profile/avatarOf.ts';
import { allTime } from '../rankings/rankingPeriods.ts';

/** A row of `selectPlayers`. */
export interface PlayerRow {
  user_id: string;
  nickname: string;
  description: string | null;
  /** Their chosen picture; null for none. */
  avatar_file: string | null;
  /** Coins spent in the shop; null for none. */
  spent: number | null;
  followed: boolean;
  follows_me: boolean;
}

type Player = ResponseOf<typeof listFans>['rows'][number];

/** Starts a query over users that reads what `presentPlayer` needs; the caller is null for a guest. */
export function selectPlayers(db: Database, caller_id: string | null) {
  return db
    .selectFrom('app_user')
    .leftJoin('ranking_score as spending', (join) =>
      join
        .onRef('spending.user_id', '=', 'app_user.user_id')
        .on('spending.board', '=', 'spending')
        .on('spending.period', '=', 'all')
        .on('spending.since', '=', allTime),
    )
    .leftJoin('follow as mine', (join) =>
      join.onRef('mine.followed_id', '=', 'app_user.user_id').on('mine.follower_id', '=', caller_id),
    )
    .leftJoin('follow as theirs', (join) =>
      join.onRef('theirs.follower_id', '=', 'app_user.user_id').on('theirs.followed_id', '=', caller_id),
    )
    .select(['app_user.user_id', 'app_user.nickname', 'app_user.description', 'spending.score as spent'])
    .select((is) => [
      is('mine.follow_id', 'is not', null).$castTo<boolean>().as('followed'),
      is('theirs.follow_id', 'is not', null).$castTo<boolean>().as('follows_me'),
      avatarFileOf('app_user.user_id').as('avatar_file'),
    ]);
}

/** A player as others see them. */
export function presentPlayer(player: PlayerRow): Player {
  const { user_id, nickname, avatar_file, description, spent, followed, follows_me } = player;
  return {
    user_id,
    nickname,
    avatar: avatarOf(user_id, avatar_file),
    level: levelOf(pointsOf(spent ?? 0)),
    description,
    followed,
    follows_me,
  };
}
