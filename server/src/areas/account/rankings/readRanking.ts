import type { readRanking as call } from '@mcy/api/account/rankings/contract';
import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { sql } from 'kysely';
import { maskNickname } from '../profile/maskNickname.ts';
import type { Database } from '../../../platform/db/database.ts';
import { avatarFileOf, avatarOf } from '../profile/avatarOf.ts';
import { type Ranking, periodsOf } from './rankingPeriods.ts';
import { readPlace } from './readPlace.ts';

/** Number of places shown. */
const places = 100;

interface Asked extends ParsedRequestOf<typeof call> {
  /** The caller; null for a guest. */
  caller_id: string | null;
  now: Date;
}

type Answer = ResponseOf<typeof call>;

/** The top of a ranking and the caller's own place. */
export async function readRanking(db: Database, asked: Asked): Promise<Answer> {
  const { board, period, caller_id, now } = asked;
  const { since, ends_at } = periodsOf(now)[period];
  const leaders = await db
    .selectFrom('ranking_score')
    .innerJoin('app_user', 'app_user.user_id', 'ranking_score.user_id')
    .select(['ranking_score.user_id', 'ranking_score.score', 'app_user.nickname', 'app_user.named_in_rankings'])
    .select(avatarFileOf('app_user.user_id').as('avatar_file'))
    .where('board', '=', board)
    .where('period', '=', period)
    .where('since', '=', since)
    // As in the index `ranking_by_place`.
    .orderBy(sql`-ranking_score.score`)
    .orderBy('reached_at')
    .orderBy('ranking_score.user_id')
    .limit(places)
    .execute();
  return {
    rows: leaders.map(({ user_id, score, nickname, avatar_file, named_in_rankings }, index) => {
      const own = user_id === caller_id;
      const known = own || named_in_rankings;
      return {
        rank: index + 1,
        user_id: known ? user_id : null,
        nickname: known ? nickname : maskNickname(nickname),
        avatar: avatarOf(user_id, known ? avatar_file : null),
        score,
        own,
      };
    }),
    own: caller_id === null ? null : await readOwn(db, caller_id, { board, period, since }),
    ends_at: ends_at?.toISOString() ?? null,
  };
}

/** A player with their place. */
async function readOwn(db: Database, user_id: string, ranking: Ranking): Promise<Answer['own']> {
  const user = await db
    .selectFrom('app_user')
    .select(['nickname', 'named_in_rankings'])
    .select(avatarFileOf('app_user.user_id').as('avatar_file'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const own = await readPlace(db, user_id, ranking);
  return {
    rank: own?.rank ?? null,
    user_id,
    nickname: user.nickname,
    avatar: avatarOf(user_id, user.avatar_file),
    score: own?.score ?? 0,
    named: user.named_in_rankings,
  };
}
