import type { Locale, ResponseOf, Translated } from '@mcy/api/contract';
import type { shipOrders as call } from '@mcy/api/operator/orders/contract';
import { type ShipmentLine, readShipments } from '@mcy/api/operator/parcels/rules';
import type { Database } from '../../../platform/db/database.ts';
import { shipOrder } from '../../mall/door.ts';
import { logAction } from '../identity/logAction.ts';
import { noSuchOrder, notReady, orderFaultWords } from './messages.ts';

interface Shipments {
  lines: string;
  operator_id: string;
  locale: Locale;
  now: Date;
}

/** Ships the orders of the lines that can be used, in the caller's transaction, and says what is wrong with the others. */
export async function shipOrderLines(
  db: Database,
  { lines, operator_id, locale, now }: Shipments,
): Promise<ResponseOf<typeof call>> {
  const { shipments, faults } = readShipments(lines);
  const refused = faults.map(({ line, fault }) => ({ line, reason: orderFaultWords[fault] }));
  const orders = await lockByNumber(db, shipments);
  let shipped = 0;
  for (const { line, number, carrier, tracking_number } of shipments) {
    const order = orders.get(number);
    const reason: Translated | null = !order ? noSuchOrder : order.state === 'ready_for_delivery' ? null : notReady;
    if (!order || reason) {
      refused.push({ line, reason: reason ?? noSuchOrder });
      continue;
    }
    const { order_id } = order;
    await shipOrder(db, { order_id, operator_id, carrier, tracking_number, now });
    const detail = { carrier, tracking_number };
    await logAction(db, { operator_id, action: 'order_ship', subject_id: order_id, detail }, now);
    shipped += 1;
  }
  return {
    shipped,
    refused: refused
      .toSorted((first, second) => first.line - second.line)
      .map(({ line, reason }) => ({ line, reason: reason[locale] })),
  };
}

async function lockByNumber(db: Database, shipments: readonly ShipmentLine[]) {
  const numbers = shipments.map(({ number }) => number);
  const rows = await db
    .selectFrom('mall_order')
    .select(['order_id', 'number', 'state'])
    .where('number', '=', (is) => is.fn.any(is.val(numbers)))
    .orderBy('order_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}
