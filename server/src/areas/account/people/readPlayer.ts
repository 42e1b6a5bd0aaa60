import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { readPlayer as call } from '@mcy/api/account/people/contract';
import { definePort } from '../../../platform/area/Port.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { readPictures } from '../profile/readPictures.ts';
import { countFollows } from './listFollows.ts';
import { userNotFound } from './messages.ts';
import { presentPlayer, selectPlayers } from './selectPlayers.ts';

type PublicPlayer = ResponseOf<typeof call>;

/** Reads the best a player won, rarest first, without what they have not looked at yet. */
type ListBestWins = (db: Database, user_id: string, locale: Locale) => Promise<NonNullable<PublicPlayer['best_wins']>>;

/** The area of the prizes provides them: it uses this area itself. */
export const bestWins = definePort<ListBestWins>('the best wins of a player');

interface Asked {
  user_id: string;
  /** The caller; null for a guest. */
  caller_id: string | null;
  locale: Locale;
  listBestWins: ListBestWins;
}

/** A player's public profile. Refuses `user_not_found`. */
export async function readPlayer(
  db: Database,
  { user_id, caller_id, locale, listBestWins }: Asked,
): Promise<PublicPlayer> {
  const player = await selectPlayers(db, caller_id)
    .select(['app_user.created_at', 'app_user.shows_wins'])
    .where('app_user.user_id', '=', user_id)
    .executeTakeFirst();
  if (!player) throw playerNotFound();
  return {
    ...presentPlayer(player),
    ...(await countFollows(db, user_id)),
    background: (await readPictures(db, user_id)).background,
    own: user_id === caller_id,
    created_at: player.created_at.toISOString(),
    best_wins: player.shows_wins ? await listBestWins(db, user_id, locale) : null,
  };
}

/** Refuses with `user_not_found` where there is no such player. */
export async function requirePlayer(db: Database, user_id: string): Promise<void> {
  const user = await db.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).executeTakeFirst();
  if (!user) throw playerNotFound();
}

function playerNotFound(): Refusal {
  return new Refusal({
    error: 'user_not_found',
    message: userNotFound,
    field: 'user_id',
  });
}
