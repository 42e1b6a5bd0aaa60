import type { ResponseOf } from '@mcy/api/contract';
import type { readShopOrder as call } from '@mcy/api/operator/orders/contract';
import type { Database } from '../../../platform/db/database.ts';
import { type OrderReader, orderMissing, presentOrder } from '../../mall/door.ts';

/** An order as an operator sees it, with who acted on it. Refuses `order_not_found`. */
export async function readShopOrder(
  db: Database,
  order_id: string,
  reader: OrderReader,
): Promise<ResponseOf<typeof call>> {
  const [stored, log] = await Promise.all([
    db
      .selectFrom('mall_order')
      .innerJoin('app_user', 'app_user.user_id', 'mall_order.user_id')
      .selectAll('mall_order')
      .select('app_user.nickname')
      .where('order_id', '=', order_id)
      .executeTakeFirst(),
    db
      .selectFrom('mall_order_event')
      .leftJoin('app_user', 'app_user.user_id', 'mall_order_event.actor_id')
      .select(['event', 'app_user.nickname as by', 'note', 'happened_at'])
      .where('order_id', '=', order_id)
      .orderBy('event_id', 'desc')
      .execute(),
  ]);
  if (!stored) throw orderMissing();
  const { nickname, ...order } = stored;
  return {
    ...(await presentOrder(db, order, reader)),
    user_id: order.user_id,
    nickname,
    log: log.map(({ happened_at, ...entry }) => ({ ...entry, happened_at: happened_at.toISOString() })),
  };
}
