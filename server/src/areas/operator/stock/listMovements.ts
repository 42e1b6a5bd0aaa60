import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listStockMovements as call } from '@mcy/api/operator/stock/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readNumberCursor } from '../../../platform/http/readCursor.ts';
import { readPage } from '../../../platform/http/readPage.ts';

/** What changed the counts of a toy, the latest first. */
export async function listMovements(
  db: Database,
  { toy_id, ...page }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const query = db
    .selectFrom('stock_movement as movement')
    .leftJoin('prize', 'prize.prize_id', 'movement.prize_id')
    .leftJoin('pool', 'pool.pool_id', 'prize.pool_id')
    .leftJoin('parcel', 'parcel.parcel_id', 'movement.reference_id')
    .leftJoin('app_user', 'app_user.user_id', 'movement.operator_id')
    .select(['movement.movement_id', 'movement.kind', 'movement.on_hand', 'movement.promised', 'movement.reason'])
    .select([
      'movement.moved_at',
      'pool.name as box',
      'parcel.number as parcel_number',
      'app_user.nickname as operator',
    ])
    .where('movement.toy_id', '=', toy_id);
  const by = 'movement.movement_id';
  const { rows, next_cursor } = await readPage(query, { by, cursorOf: readNumberCursor }, page);
  return {
    rows: rows.map(({ box, moved_at, ...row }) => ({
      ...row,
      box_name: box?.[locale] ?? null,
      moved_at: moved_at.toISOString(),
    })),
    next_cursor,
  };
}
