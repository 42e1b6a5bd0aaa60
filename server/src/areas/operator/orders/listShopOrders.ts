import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { OrderState } from '@mcy/api/mall/orders/words';
import type { listShopOrders as call } from '@mcy/api/operator/orders/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { presentOrders } from '../../mall/door.ts';

const ended: readonly OrderState[] = ['received', 'cancelled', 'refunded'];

/** Orders in a state: those that wait for somebody oldest first, ended ones newest first. */
export async function listShopOrders(
  db: Database,
  { state, ...page }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const query = db
    .selectFrom('mall_order')
    .innerJoin('app_user', 'app_user.user_id', 'mall_order.user_id')
    .selectAll('mall_order')
    .select('app_user.nickname')
    .where('mall_order.state', '=', state);
  const direction = ended.includes(state) ? 'desc' : 'asc';
  const { rows, next_cursor } = await readPage(query, { by: 'mall_order.order_id', direction }, page);
  const people = new Map(rows.map(({ order_id, ...row }) => [order_id, row]));
  const presented = await presentOrders(db, rows, { locale, actor: 'operator' });
  return {
    rows: presented.map((row) => {
      const { nickname = '', consignee = '', province_name = '' } = people.get(row.order_id) ?? {};
      return { ...row, nickname, consignee, province_name };
    }),
    next_cursor,
  };
}
