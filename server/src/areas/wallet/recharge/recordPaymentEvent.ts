import type { EventSource, PaymentEventKind } from '@mcy/api/wallet/recharge/words';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';

interface NewEvent {
  payment_id: string;
  kind: PaymentEventKind;
  source: EventSource;
  /** As the source said it. */
  amount?: number;
  currency?: string;
  transaction_id?: string;
  /** The operator, and their words. */
  operator_id?: string;
  note?: string | null;
}

/** Adds to a payment's history, in the transaction of what happened. A second forged notification adds nothing. */
export async function recordPaymentEvent(db: Database, event: NewEvent, now: Date): Promise<void> {
  const { amount = null, currency = null, transaction_id = null, operator_id = null, note = null } = event;
  const { payment_id, kind, source } = event;
  const insertion = db.insertInto('payment_event').values({
    event_id: uuidv7(),
    payment_id,
    kind,
    source,
    at: now,
    amount,
    currency,
    transaction_id,
    operator_id,
    note,
  });
  if (kind === 'forged') await insertion.onConflict((is) => is.doNothing()).execute();
  else sendLater(db, insertion);
}
