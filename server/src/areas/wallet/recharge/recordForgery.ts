import type { GatewayName } from '@mcy/api/wallet/recharge/words';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';

/**
 * Adds a forged notification to the history of the payment that it names, once: anybody can send any number of them, so
 * it is no work for operators either.
 */
export async function recordForgery(
  db: Database,
  { payment_id, gateway, now }: { payment_id: string; gateway: GatewayName; now: Date },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const payment = await transaction
      .selectFrom('payment')
      .select((is) =>
        is
          .exists(
            is
              .selectFrom('payment_event')
              .select('event_id')
              .where('payment_event.payment_id', '=', payment_id)
              .where('kind', '=', 'forged'),
          )
          .as('known'),
      )
      .where('payment_id', '=', payment_id)
      .where('gateway', '=', gateway)
      .forUpdate()
      .executeTakeFirst();
    if (!payment || payment.known) return;
    await recordPaymentEvent(transaction, { payment_id, kind: 'forged', source: 'notification' }, now);
  });
}
