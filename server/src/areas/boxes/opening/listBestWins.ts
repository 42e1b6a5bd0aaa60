import type { Locale } from '@mcy/api/contract';
import { sql } from 'kysely';
import { startOfUnit } from '../../../platform/calendar/startOfUnit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { presentPrize, selectPrizes } from '../pools/presentPrize.ts';
import { publicWinId } from './publicWinId.ts';

const shown = 6;

/** How many openings are searched, so that a player with a hundred thousand reads as fast as any. */
const openings = 100;

/** A player's best wins in their latest openings, rarest first; excludes results they have not seen. */
export async function listBestWins(db: Database, user_id: string, locale: Locale) {
  const latest = db
    .selectFrom('opening')
    .select(['opening.opening_id', 'opening.opened_at'])
    .where('opening.user_id', '=', user_id)
    .where('opening.revealed_at', 'is not', null)
    .orderBy('opening.opening_id', 'desc')
    .limit(openings);
  const wins = await selectPrizes(db)
    .innerJoin('item', 'item.prize_id', 'prize.prize_id')
    .innerJoin('draw', (join) => join.onRef('draw.pool_id', '=', 'item.pool_id').onRef('draw.nonce', '=', 'item.nonce'))
    .innerJoin(latest.as('opening'), 'opening.opening_id', 'draw.opening_id')
    .select(['item.item_id', 'opening.opened_at'])
    .orderBy(sql`array_position(array['legendary', 'epic', 'rare', 'common'], prize.rarity)`)
    .orderBy('toy.value', 'desc')
    .orderBy('item.item_id', 'desc')
    .limit(shown)
    .execute();
  return wins.map((win) => {
    const { prize_id, name, image, rarity, value } = presentPrize(win, locale);
    const [win_id, won_at] = [publicWinId(win.item_id), startOfUnit(win.opened_at, 'day')];
    return { win_id, prize_id, name, image, rarity, value, won_at };
  });
}
