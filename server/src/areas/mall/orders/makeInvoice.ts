import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { drawInThread } from '../../../platform/pdf/drawInThread.ts';
import { notInvoiced } from './messages.ts';
import { requireOrder } from './presentOrders.ts';
import { writeInvoice } from './writeInvoice.ts';

interface InvoiceWish {
  user_id: string;
  order_id: string;
  locale: Locale;
}

/**
 * Draws the invoice of one of a player's orders outside of any transaction; null when the latest one shows the order as
 * it is. Refuses `order_not_found`, and `not_invoiced` for an order of which nothing was paid.
 */
export async function prepareInvoice(
  db: Database,
  { user_id, order_id, locale }: InvoiceWish,
): Promise<{ event_id: number; pdf: Buffer } | null> {
  // Before the order: what is drawn is never older than the event that it counts for.
  const { event_id } = await db
    .selectFrom('mall_order_event')
    .select((is) => is.fn.max('event_id').as('event_id'))
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const order = await requireOrder(db, user_id, order_id);
  const { state, paid } = order;
  if (state === 'pending_payment' || (state === 'cancelled' && paid === 0)) {
    throw new Refusal({ error: 'not_invoiced', message: notInvoiced, field: 'order_id' });
  }
  const latest = await db
    .selectFrom('mall_invoice')
    .select('event_id')
    .where('order_id', '=', order_id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if (latest?.event_id === event_id) return null;
  const lines = await db
    .selectFrom('mall_order_line')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('position')
    .execute();
  return { event_id, pdf: await drawInThread(writeInvoice(order, lines, locale)) };
}

/** Keeps what was drawn, unless a later one is kept already. */
export async function keepInvoice(
  db: Database,
  { order_id, locale }: InvoiceWish,
  drawn: Awaited<ReturnType<typeof prepareInvoice>>,
): Promise<void> {
  if (!drawn) return;
  await db
    .insertInto('mall_invoice')
    .values({ order_id, locale, ...drawn })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'locale']).doUpdateSet(drawn).where('mall_invoice.event_id', '<', drawn.event_id),
    )
    .execute();
}
