import type { DailyDraw } from '@mcy/api/boxes/daily/contract';
import { dailyKind } from '@mcy/api/boxes/pools/words';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { presentPrize } from '../pools/presentPrize.ts';
import { readTopPrizes } from '../pools/presentPool.ts';
import { eveningAt } from './eveningAt.ts';
import { dailyDrawMissing } from './messages.ts';

/** The free draw of today. Refuses `daily_draw_missing`. */
export async function readDailyDraw(db: Database, locale: Locale, now: Date): Promise<DailyDraw> {
  const pool = await db
    .selectFrom('pool')
    .select(['pool_id', 'name', 'image'])
    .where('kind', '=', dailyKind)
    .where('opened_at', 'is not', null)
    .orderBy('opened_at', 'desc')
    .orderBy('pool_id')
    .limit(1)
    .executeTakeFirst();
  if (!pool) throw new Refusal({ error: 'daily_draw_missing', message: dailyDrawMissing });
  const prizes = await readTopPrizes(db, [pool.pool_id]);
  const { opens_at, closes_at } = eveningAt(now);
  return {
    pool_id: pool.pool_id,
    name: pool.name[locale],
    image: pool.image,
    top_prizes: (prizes.get(pool.pool_id) ?? []).map((prize) => presentPrize(prize, locale)),
    opens_at: opens_at.toISOString(),
    closes_at: closes_at.toISOString(),
    now: now.toISOString(),
  };
}
