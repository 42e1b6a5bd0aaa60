import type { readPrize as call } from '@mcy/api/boxes/pools/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { NotNull } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { prizeNotFound } from './messages.ts';
import { presentPrize, selectPrizes } from './presentPrize.ts';

/** A toy of a pool on sale, with its details. Refuses `prize_not_found`. */
export async function readPrize(db: Database, prize_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const prize = await selectPrizes(db)
    // A reward has no page of its own.
    .innerJoin('toy as shown', 'shown.toy_id', 'prize.toy_id')
    .innerJoin('pool', 'pool.pool_id', 'prize.pool_id')
    .innerJoin('series', 'series.series_id', 'pool.series_id')
    .select([
      'pool.pool_id',
      'pool.name as pool_name',
      'series.name as series_name',
      'shown.description',
      'shown.height_mm',
      'shown.material',
    ])
    .$narrowType<{ description: NotNull; height_mm: NotNull; material: NotNull }>()
    .where('prize.prize_id', '=', prize_id)
    .where('pool.opened_at', 'is not', null)
    .executeTakeFirst();
  if (!prize) {
    throw new Refusal({
      error: 'prize_not_found',
      message: prizeNotFound,
      field: 'prize_id',
    });
  }
  return {
    ...presentPrize(prize, locale),
    pool_id: prize.pool_id,
    pool_name: prize.pool_name[locale],
    series_name: prize.series_name[locale],
    description: prize.description[locale],
    height_mm: prize.height_mm,
    material: prize.material[locale],
  };
}
