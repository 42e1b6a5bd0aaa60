import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { readToyStock as call } from '@mcy/api/operator/stock/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { toyMissing } from '../../collection/door.ts';
import { presentToyStock, selectToyStock } from './listStock.ts';

/** The most boxes that the page of a toy names. */
const mostBoxes = 50;

/** A toy with whom its units are promised to. Refuses `toy_not_found`. */
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
  return db
    .selectFrom('prize')
    .innerJoin('pool', 'pool.pool_id', 'prize.pool_id')
    .innerJoin('prize_units', 'prize_units.prize_id', 'prize.prize_id')
    .leftJoin('prize_given', 'prize_given.prize_id', 'prize.prize_id')
    .select(['pool.pool_id', 'pool.name', 'prize.tier', 'pool.supply'])
    .select(sql<number>`units - coalesce(given, 0)`.as('held'))
    .select(
      sql<number>`case pool.supply when 'finite' then units - coalesce(given, 0)
        else units_needed(pool.supply, prize.weight, pool.reserve_draws) end`.as('needed'),
    )
    .select(sql<number>`(sum(units - coalesce(given, 0)) over ())::integer`.as('total'))
    .where('prize.toy_id', '=', toy_id)
    .where(sql<boolean>`units > coalesce(given, 0)`)
    .orderBy('held', 'desc')
    .orderBy('prize.prize_id')
    .limit(mostBoxes)
    .execute();
}
