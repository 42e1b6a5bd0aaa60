import type { readPlayer as call } from '@mcy/api/account/people/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readPictures } from '../profile/readPictures.ts';
import type { ListBestWins } from './bestWins.ts';
import { countFollows } from './countFollows.ts';
import { playerNotFound } from './requirePlayer.ts';
import { presentPlayer, selectPlayers } from './selectPlayers.ts';

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
): Promise<ResponseOf<typeof call>> {
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
