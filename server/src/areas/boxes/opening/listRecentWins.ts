import type { listRecentWins as call } from '@mcy/api/boxes/opening/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import { avatarOf, maskNickname } from '../../account/door.ts';
import { startOfUnit } from '../../../platform/calendar/startOfUnit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { presentPrize, selectPrizes } from '../pools/presentPrize.ts';
import { publicWinId } from './publicWinId.ts';

const latest = 20;

/** Wins among which equal ones are counted: an opening has ten and more, and mostly of the same toys. */
const looked = 120;

/** The latest prizes won in the shop, newest first: each player's toy once, with how many. */
export async function listRecentWins(db: Database, locale: Locale): Promise<ResponseOf<typeof call>> {
  const wins = await selectPrizes(db)
    .innerJoin('item', 'item.prize_id', 'prize.prize_id')
    .innerJoin('draw', (join) => join.onRef('draw.pool_id', '=', 'item.pool_id').onRef('draw.nonce', '=', 'item.nonce'))
    .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
    .innerJoin('app_user', 'app_user.user_id', 'opening.user_id')
    .select(['item.item_id', 'draw.pool_id', 'opening.user_id', 'opening.opened_at', 'app_user.nickname'])
    .orderBy('item.item_id', 'desc')
    .limit(looked)
    .execute();
  const equal = Map.groupBy(wins, ({ user_id, prize_id }) => `${user_id} ${prize_id}`);
  return {
    rows: [...equal.values()].slice(0, latest).flatMap(([win, ...older]) =>
      win === undefined
        ? []
        : [
            {
              win_id: publicWinId(win.item_id),
              player: maskNickname(win.nickname),
              // Masked players get a default picture.
              avatar: avatarOf(win.user_id, null),
              pool_id: win.pool_id,
              prize: presentPrize(win, locale),
              count: 1 + older.length,
              won_at: startOfUnit(win.opened_at, 'minute'),
            },
          ],
    ),
  };
}
