import type { SetPool, SetToy, readSet as call } from '@mcy/api/collection/planner/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { readGuaranteeProgress, readOddsTables, standingWeights, topTier } from '../../boxes/door.ts';
import { seriesNotFound } from './messages.ts';
import { ownsToy } from './ownsToy.ts';

interface Asked {
  user_id: string;
  series_id: string;
  locale: Locale;
}

/** The toys of a series that a player has and misses, and the boxes on sale with its toys. Refuses `series_not_found`. */
export async function readSet(db: Database, asked: Asked): Promise<ResponseOf<typeof call>> {
  const [toys, pools] = await Promise.all([readToys(db, asked), readPools(db, asked)]);
  if (toys.length === 0) {
    throw new Refusal({ error: 'series_not_found', message: seriesNotFound, field: 'series_id' });
  }
  return { toys, pools };
}

async function readToys(db: Database, { user_id, series_id, locale }: Asked): Promise<SetToy[]> {
  const toys = await db
    .selectFrom('toy')
    .select(['toy.toy_id', 'toy.name', 'toy.image', 'toy.value'])
    .select(ownsToy(user_id).as('owned'))
    .select(
      // A toy is as rare as its best prize.
      sql<SetToy['rarity']>`coalesce(
        (select best.rarity from prize best where best.toy_id = toy.toy_id order by best.position limit 1), 'common')`.as(
        'rarity',
      ),
    )
    .where('toy.series_id', '=', series_id)
    .orderBy('toy.value', 'desc')
    .orderBy('toy.toy_id')
    .execute();
  return toys.map(({ toy_id, name, image, value, owned, rarity }) => ({
    toy_id,
    name: name[locale],
    image,
    rarity,
    value,
    owned,
  }));
}

/** Boxes of a series that are compared: more would not help a player choose. */
const mostPools = 12;

async function readPools(db: Database, { user_id, series_id, locale }: Asked): Promise<SetPool[]> {
  const pools = await db
    .selectFrom('pool')
    .select(['pool_id', 'name', 'image', 'price', 'supply', 'guarantee_after'])
    .where('series_id', '=', series_id)
    .where('opened_at', 'is not', null)
    .where('off_sale_at', 'is', null)
    .where('sold_out', '=', false)
    .orderBy('position')
    .orderBy('pool_id')
    .limit(mostPools)
    .execute();
  const ids = pools.map(({ pool_id }) => pool_id);
  const [tables, progress] = await Promise.all([
    readOddsTables(db, ids),
    readGuaranteeProgress(
      db,
      ids.map((pool_id) => ({ user_id, pool_id })),
    ),
  ]);
  return pools.map(({ pool_id, name, ...pool }) => {
    const { rows = [] } = tables.get(pool_id) ?? {};
    const weights = standingWeights(rows, false);
    const best = topTier(rows);
    return {
      ...pool,
      pool_id,
      name: name[locale],
      guarantee_progress: progress.of({ user_id, pool_id }),
      rows: rows.map(({ toy_id, prize_id, tier }, place) => ({
        // Stones or a coupon are no toy of any set.
        toy_id: toy_id ?? prize_id,
        weight: weights[place] ?? 0,
        is_top: tier === best,
      })),
    };
  });
}
