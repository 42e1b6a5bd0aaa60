import type { ResponseOf } from '@mcy/api/contract';
import type { readShopOrder as call } from '@mcy/api/operator/orders/contract';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type OrderReader, orderMissing, presentOrder } from '../../mall/door.ts';
import { readAlone } from '../approvals/giveAlone.ts';
import { orderApprovalKinds } from './orderApprovalKinds.ts';

interface Reader extends Omit<OrderReader, 'actor'> {
  operator_id: string;
  config: Pick<Config, 'refundsOfTwoAbove'>;
}

/** An order as an operator sees it, with who acted on it. Refuses `order_not_found`. */
export async function readShopOrder(db: Database, order_id: string, reader: Reader): Promise<ResponseOf<typeof call>> {
  const { operator_id, config, now } = reader;
  const [stored, log, alone, waiting] = await Promise.all([
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
    readAlone(db, { operator_id, kind: 'refunds', limit: config.refundsOfTwoAbove, now }),
    db
      .selectFrom('approval')
      .select('approval_id')
      .where('kind', '=', (is) => is.fn.any(is.val(orderApprovalKinds)))
      .where('subject_id', '=', order_id)
      .where('state', '=', 'waiting')
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  ]);
  if (!stored) throw orderMissing();
  const { nickname, ...order } = stored;
  return {
    ...(await presentOrder(db, order, { ...reader, actor: 'operator' })),
    user_id: order.user_id,
    nickname,
    own: order.user_id === operator_id,
    alone,
    approval_id: waiting?.approval_id ?? null,
    log: log.map(({ happened_at, ...entry }) => ({ ...entry, happened_at: happened_at.toISOString() })),
  };
}
