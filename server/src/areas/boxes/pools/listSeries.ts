import type { listSeries as call } from '@mcy/api/boxes/pools/contract';
import { boxKinds } from '@mcy/api/boxes/pools/words';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';

/** Series with a mystery box on sale, in the shop's order. */
export async function listSeries(db: Database, locale: Locale): Promise<ResponseOf<typeof call>> {
  const rows = await db
    .selectFrom('series')
    .selectAll()
    .where((is) =>
      is.exists(
        is
          .selectFrom('pool')
          .whereRef('pool.series_id', '=', 'series.series_id')
          .where('pool.opened_at', 'is not', null)
          .where('pool.off_sale_at', 'is', null)
          .where('pool.kind', '=', (kinds) => kinds.fn.any(kinds.val(boxKinds)))
          .select('pool.pool_id'),
      ),
    )
    .orderBy('position')
    .execute();
  return {
    rows: rows.map(({ series_id, name, description, image }) => ({
      series_id,
      name: name[locale],
      description: description[locale],
      image,
    })),
  };
}
