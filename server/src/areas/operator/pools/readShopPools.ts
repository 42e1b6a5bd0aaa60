import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listShopPools as call, ShopPool, ShopPoolDetail } from '@mcy/api/operator/pools/contract';
import { type PoolStage, poolActions } from '@mcy/api/operator/pools/words';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { readSale } from '../../boxes/door.ts';
import { poolNotFound } from './messages.ts';
import { readLogs } from '../identity/readLogs.ts';

/** A page of pools at one stage. */
export async function listShopPools(
  db: Database,
  { stage, ...page }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const { rows, next_cursor } = await readPage(ofStage(selectPools(db), stage), { by: 'pool.pool_id' }, page);
  return { rows: rows.map((row) => presentRow(row, locale)), next_cursor };
}

/** A pool with all there is of it. Refuses `pool_not_found`. */
export async function readShopPool(db: Database, pool_id: string, locale: Locale): Promise<ShopPoolDetail> {
  const pool = await selectPools(db)
    .innerJoin('series', 'series.series_id', 'pool.series_id')
    .select(['pool.series_id', 'series.name as series_name', 'pool.description', 'pool.supply', 'pool.odds_version'])
    .select(['pool.worth_at_least', 'pool.guarantee_after', 'pool.diamonds_allowed'])
    .where('pool.pool_id', '=', pool_id)
    .executeTakeFirst();
  if (!pool) throw new Refusal({ error: 'pool_not_found', message: poolNotFound, field: 'pool_id' });
  const [sale, logOf, amends] = await Promise.all([
    readSale(db, pool, locale),
    readLogs(db, [pool_id], poolActions),
    db
      .selectFrom('pool_amends')
      .select((is) => is.fn.coalesce(is.fn.sum<string>('stones'), is.lit(0)).as('stones'))
      .where('pool_id', '=', pool_id)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ...presentRow(pool, locale),
    series_id: pool.series_id,
    series_name: pool.series_name[locale],
    names: pool.name,
    descriptions: pool.description,
    worth_at_least: pool.worth_at_least,
    guarantee_after: pool.guarantee_after,
    diamonds_allowed: pool.diamonds_allowed,
    ...sale,
    amends: Number(amends.stones),
    log: logOf(pool_id),
  };
}

function selectPools(db: Database) {
  return (
    db
      .selectFrom('pool')
      .select(['pool.pool_id', 'pool.kind', 'pool.name', 'pool.image', 'pool.price', 'pool.total', 'pool.remaining'])
      .select(['pool.sold_out', 'pool.next_nonce', 'pool.opened_at', 'pool.off_sale_at', 'pool.scheduled'])
      .select(['pool.sale_from', 'pool.sale_until'])
      // The free daily draw is not sold.
      .where('pool.price', '>', 0)
  );
}

type Query = ReturnType<typeof selectPools>;
type Row = Awaited<ReturnType<Query['executeTakeFirstOrThrow']>>;

/** As the indexes of each stage say it. */
function ofStage(query: Query, stage: PoolStage): Query {
  if (stage === 'draft') return query.where('pool.opened_at', 'is', null);
  if (stage === 'ended') {
    return query.where((is) => is.or([is('pool.sold_out', '=', true), is('pool.off_sale_at', 'is not', null)]));
  }
  return query
    .where('pool.opened_at', 'is not', null)
    .where('pool.off_sale_at', 'is', null)
    .where('pool.sold_out', '=', false);
}

function presentRow(row: Row, locale: Locale): ShopPool {
  if (row.kind === 'daily') throw new Error(`pool ${row.pool_id} is not sold`);
  const hasEnded = row.sold_out || row.off_sale_at !== null;
  return {
    pool_id: row.pool_id,
    kind: row.kind,
    name: row.name[locale],
    image: row.image,
    price: row.price,
    stage: row.opened_at === null ? 'draft' : hasEnded ? 'ended' : 'on_sale',
    scheduled: row.scheduled,
    withdrawn: row.off_sale_at !== null,
    total: row.total,
    remaining: row.remaining,
    drawn: row.next_nonce,
    sale_from: row.sale_from?.toISOString() ?? null,
    sale_until: row.sale_until?.toISOString() ?? null,
  };
}
