import type { listPools as call } from '@mcy/api/boxes/pools/contract';
import { boxKinds, dailyKind } from '@mcy/api/boxes/pools/words';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/database.ts';
import { presentPool, readTopPrizes, selectPools } from './presentPool.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readIdCursor } from '../../../platform/http/readCursor.ts';

/** A page of pools on sale, without a kind or names of mystery boxes: available ones first, then in the shop's order. */
export async function listPools(
  db: Database,
  { series_id, kind, pool_ids, cursor, limit }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  let query = selectPools(db)
    .where('pool.off_sale_at', 'is', null)
    .orderBy('pool.sold_out')
    .orderBy('pool.position')
    .orderBy('pool.pool_id')
    .limit(limit + 1);
  if (series_id !== undefined) query = query.where('pool.series_id', '=', series_id);
  if (kind !== undefined) query = query.where('pool.kind', '=', kind);
  else if (pool_ids === undefined) query = query.where('pool.kind', '=', (is) => is.fn.any(is.val(boxKinds)));
  if (pool_ids !== undefined) {
    const named = idsIn(pool_ids);
    query = query.where('pool.pool_id', '=', (is) => is.fn.any(is.val(named))).where('pool.kind', '<>', dailyKind);
  }
  const after = readIdCursor(cursor);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(pool.sold_out, pool.position, pool.pool_id) >
        (select sold_out, position, pool_id from pool where pool_id = ${after})`,
    );
  }
  const { rows, next_cursor } = cutPage(await query.execute(), limit, ({ pool_id }) => pool_id);
  const topPrizes = await readTopPrizes(
    db,
    rows.map((pool) => pool.pool_id),
  );
  return {
    rows: rows.map((pool) => presentPool(pool, topPrizes.get(pool.pool_id), locale)),
    next_cursor,
  };
}

/** The ids in a list that anybody can write into an address. */
function idsIn(list: string): string[] {
  return list.split(',', 50).filter((id) => z.uuid().safeParse(id).success);
}
