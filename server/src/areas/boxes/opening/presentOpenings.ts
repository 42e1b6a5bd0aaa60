import type { openingSchema } from '@mcy/api/boxes/opening/contract';
import type { Locale, Translated } from '@mcy/api/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { presentPrize, selectPrizes } from '../pools/presentPrize.ts';

/** A row of `selectOpenings`. */
interface OpeningRow {
  opening_id: string;
  pool_id: string;
  pool_name: Translated;
  pool_image: string;
  count: number;
  paid: number;
  client_seed: string;
  opened_at: Date;
  revealed_at: Date | null;
}

/** Starts a query over one player's openings that reads what `presentOpenings` needs. */
export function selectOpenings(db: Database, user_id: string) {
  return db
    .selectFrom('opening')
    .innerJoin('pool', 'pool.pool_id', 'opening.pool_id')
    .select([
      'opening.opening_id',
      'opening.pool_id',
      'pool.name as pool_name',
      'pool.image as pool_image',
      'opening.count',
      'opening.paid',
      'opening.client_seed',
      'opening.opened_at',
      'opening.revealed_at',
    ])
    .where('opening.user_id', '=', user_id);
}

/** Openings with all their results, read in one query. */
export async function presentOpenings(
  db: Database,
  openings: readonly OpeningRow[],
  locale: Locale,
): Promise<z.output<typeof openingSchema>[]> {
  const results = await readResults(
    db,
    openings.map((opening) => opening.opening_id),
  );
  return openings.map((opening) => ({
    opening_id: opening.opening_id,
    pool_id: opening.pool_id,
    pool_name: opening.pool_name[locale],
    pool_image: opening.pool_image,
    count: opening.count,
    paid: opening.paid,
    client_seed: opening.client_seed,
    opened_at: opening.opened_at.toISOString(),
    revealed: opening.revealed_at !== null,
    results: (results.get(opening.opening_id) ?? []).map((result) => ({
      nonce: result.nonce,
      prize: presentPrize(result, locale),
      bonus: result.bonus,
      guaranteed: result.guaranteed && result.bonus === null,
    })),
  }));
}

/** Each opening's results in draw order, a bonus after its draw. */
async function readResults(db: Database, opening_ids: readonly string[]) {
  if (opening_ids.length === 0) return new Map<string, never[]>();
  const results = await selectPrizes(db)
    .innerJoin('item', 'item.prize_id', 'prize.prize_id')
    .innerJoin('draw', (join) => join.onRef('draw.pool_id', '=', 'item.pool_id').onRef('draw.nonce', '=', 'item.nonce'))
    .select(['draw.opening_id', 'draw.nonce', 'draw.guaranteed', 'item.bonus'])
    .where('draw.opening_id', 'in', opening_ids)
    .orderBy('draw.nonce')
    .orderBy('item.bonus', (order) => order.asc().nullsFirst())
    .execute();
  return Map.groupBy(results, (result) => result.opening_id);
}
