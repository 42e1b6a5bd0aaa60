import { type ResponseOf, ruleMessages } from '@mcy/api/contract';
import type { listFans } from '@mcy/api/account/people/contract';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { presentPlayer, selectPlayers } from './selectPlayers.ts';

interface FollowsPage {
  user_id: string;
  /** `following`: the users that a user follows; `fans`: the users that follow them. */
  of: 'following' | 'fans';
  cursor: string | undefined;
  limit: number;
}

/** A page of the users someone follows, or of their fans, latest first. */
export async function listFollows(
  db: Database,
  { user_id, of, cursor, limit }: FollowsPage,
): Promise<ResponseOf<typeof listFans>> {
  const [own, other] =
    of === 'following' ? (['follower_id', 'followed_id'] as const) : (['followed_id', 'follower_id'] as const);
  let query = selectPlayers(db, user_id)
    .innerJoin('follow', `follow.${other}`, 'app_user.user_id')
    .select('follow.follow_id')
    .where(`follow.${own}`, '=', user_id)
    .orderBy('follow.follow_id', 'desc')
    // One extra row tells whether there is a next page.
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where('follow.follow_id', '<', readCursor(cursor));
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  return {
    rows: page.map(presentPlayer),
    next_cursor: rows.length > limit ? (page.at(-1)?.follow_id ?? null) : null,
  };
}

/** The last follow of a page, from `next_cursor`. */
function readCursor(cursor: string): string {
  if (z.uuid().safeParse(cursor).success) return cursor;
  throw new Refusal({ error: 'wrong_type', message: ruleMessages.wrong_type, field: 'cursor' });
}
