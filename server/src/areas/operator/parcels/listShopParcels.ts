import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listShopParcels as call } from '@mcy/api/operator/parcels/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { presentParcels } from '../../collection/door.ts';

/** Parcels in a state: those that wait for somebody oldest first, ended ones newest first. */
export async function listShopParcels(
  db: Database,
  { state, ...page }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const query = db
    .selectFrom('parcel')
    .innerJoin('app_user', 'app_user.user_id', 'parcel.user_id')
    .selectAll('parcel')
    .select('app_user.nickname')
    .where('parcel.state', '=', state);
  const direction = state === 'received' || state === 'cancelled' ? 'desc' : 'asc';
  const { rows, next_cursor } = await readPage(query, { by: 'parcel.parcel_id', direction }, page);
  const people = new Map(rows.map(({ parcel_id, ...row }) => [parcel_id, row]));
  const presented = await presentParcels(db, rows, locale);
  return {
    rows: presented.map((row) => {
      const { nickname = '', consignee = '', province_name = '' } = people.get(row.parcel_id) ?? {};
      return { ...row, nickname, consignee, province_name };
    }),
    next_cursor,
  };
}
