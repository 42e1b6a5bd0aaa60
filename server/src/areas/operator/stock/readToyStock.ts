import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { readToyStock as call } from '@mcy/api/operator/stock/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { toyMissing } from '../../collection/door.ts';
import { presentToyStock, selectToyStock } from './listStock.ts';

/** The most boxes that the page of a toy names. */
const mostBoxes = 50;

/** A toy, and what its units are promised to. Refuses `toy_not_found`. */
export async function readToyStock(db: Database, toy_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const [row, boxes] = await Promise.all([
    selectToyStock(db).where('stock.toy_id', '=', toy_id).executeTakeFirst(),
    readShares(db, toy_id),
  ]);
  if (!row) throw toyMissing();
  const { total } = boxes[0] ?? { total: 0 };
  return {
    ...presentToyStock(row, locale),
    boxes: boxes.map(({ pool_id, name, tier, supply, held, needed }) => ({
      pool_id,
      name: name[locale],
      tier,
      supply,
      held,
      needed,
    })),
    of_players: row.promised - total,
  };
}

/** What boxes hold of a toy, the most first; `total` is what all of them hold. */
async function readShares(db: Database, toy_id: string) {
  const held = sql<number>`
    coalesce((select units from prize_units where prize_id = prize.prize_id), 0)
    - coalesce((select given from prize_given where prize_id = prize.prize_id), 0)`;
  const shares = db
    .selectFrom('prize')
    .innerJoin('pool', 'pool.pool_id', 'prize.pool_id')
    .select(['pool.pool_id', 'pool.name', 'prize.tier', 'pool.supply', 'prize.prize_id', held.as('held')])
    .where('prize.toy_id', '=', toy_id)
    .where('pool.opened_at', 'is not', null);
  return db
    .selectFrom(shares.as('share'))
    .innerJoin('pool', 'pool.pool_id', 'share.pool_id')
    .innerJoin('prize', 'prize.prize_id', 'share.prize_id')
    .select(['share.pool_id', 'share.name', 'share.tier', 'share.supply', 'share.held'])
    .select(sql<number>`case share.supply when 'finite' then held else units_needed(pool, prize) end`.as('needed'))
    .select(sql<number>`(sum(held) over ())::integer`.as('total'))
    .where('held', '>', 0)
    .orderBy('held', 'desc')
    .orderBy('share.prize_id')
    .limit(mostBoxes)
    .execute();
}
