import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { shipOrders as call } from '@mcy/api/operator/orders/contract';
import type { Database } from '../../../platform/db/database.ts';
import { ownOrder, shipOrder } from '../../mall/door.ts';
import { logAction } from '../identity/logAction.ts';
import { shipEachLine } from '../parcels/shipEachLine.ts';
import { noSuchOrder, notReady, orderFaultWords } from './messages.ts';

interface Shipments {
  lines: string;
  operator_id: string;
  locale: Locale;
  now: Date;
}

/** Ships the orders of the lines that can be used, in the caller's transaction, and says what is wrong with the others. */
export function shipOrderLines(
  db: Database,
  { lines, operator_id, locale, now }: Shipments,
): Promise<ResponseOf<typeof call>> {
  return shipEachLine(lines, locale, {
    words: orderFaultWords,
    lock: (numbers) => lockByNumber(db, numbers),
    reasonAgainst: (found) => {
      if (!found) return noSuchOrder;
      if (found.user_id === operator_id) return ownOrder;
      return found.state === 'ready_for_delivery' ? null : notReady;
    },
    ship: async ({ order_id }, shipment) => {
      await shipOrder(db, { order_id, operator_id, ...shipment, now });
      await logAction(db, { operator_id, action: 'order_ship', subject_id: order_id, detail: { ...shipment } }, now);
    },
  });
}

async function lockByNumber(db: Database, numbers: readonly number[]) {
  const rows = await db
    .selectFrom('mall_order')
    .select(['order_id', 'number', 'state', 'user_id'])
    .where('number', '=', (is) => is.fn.any(is.val(numbers)))
    .orderBy('order_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}
