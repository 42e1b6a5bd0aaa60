import type { readRanking as call } from '@mcy/api/account/rankings/contract';
import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { sql } from 'kysely';
import { maskNickname } from '../profile/maskNickname.ts';
import type { Database } from '../../../platform/db/database.ts';
import { avatarFileOf, avatarOf } from '../profile/avatarOf.ts';
import { periodsOf } from './rankingPeriods.ts';

/** Number of places shown. */
const places = 100;

interface Asked extends ParsedRequestOf<typeof call> {
  /** The caller; null for a guest. */
  caller_id: string | null;
  now: Date;
}

type Ranking = ResponseOf<typeof call>;

/** The top of a ranking and the caller's own place. */
export async function readRanking(db: Database, asked: Asked): Promise<Ranking> {
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
    .orderBy('score', 'desc')
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
    own: caller_id === null ? null : await readOwnPlace(db, caller_id, { board, period, since }),
    ends_at: ends_at?.toISOString() ?? null,
  };
}

/** A player's place: one more than the number of players ahead. */
async function readOwnPlace(
  db: Database,
  user_id: string,
  { board, period, since }: { board: string; period: string; since: string },
): Promise<Ranking['own']> {
  const user = await db
    .selectFrom('app_user')
    .select(['nickname', 'named_in_rankings'])
    .select(avatarFileOf('app_user.user_id').as('avatar_file'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ score: number; rank: number }>`
    select own.score, 1
      + (select count(*) from ranking_score other
          where other.board = own.board and other.period = own.period and other.since = own.since
            and other.score > own.score)
      + (select count(*) from ranking_score other
          where other.board = own.board and other.period = own.period and other.since = own.since
            and other.score = own.score and (other.reached_at, other.user_id) < (own.reached_at, own.user_id)) as rank
    from ranking_score own
    where own.board = ${board} and own.period = ${period} and own.since = ${since}::date and own.user_id = ${user_id}
  `.execute(db);
  return {
    rank: rows[0]?.rank ?? null,
    user_id,
    nickname: user.nickname,
    avatar: avatarOf(user_id, user.avatar_file),
    score: rows[0]?.score ?? 0,
    named: user.named_in_rankings,
  };
}
