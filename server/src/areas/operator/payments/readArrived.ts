import { troubleEvents } from '@mcy/api/wallet/recharge/words';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Money that a gateway took, and that credits nothing by itself. */
export interface Arrived {
  amount: number;
  transaction_id: string;
}

/**
 * The first money of a payment that nobody decided on: of another amount than was asked for, or for what was paid
 * already. A transfer's money is a line of the bank's statement, and decided there.
 */
export async function readArrived(db: Database, payment_id: string): Promise<Arrived | null> {
  const { rows } = await sql<Arrived>`
    select event.amount, event.transaction_id
    from payment join payment_event event using (payment_id)
    where payment_id = ${payment_id} and payment.gateway <> 'vietqr' and trouble_since is not null
      and event.kind in ('wrong_amount', 'paid_again') and event.currency = 'VND' and event.amount > 0
      and event.at >= trouble_since and ${isOpen}
    order by event.at, event.event_id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether a payment has trouble that somebody has still to look into. */
export async function isTroubled(db: Database, payment_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment join payment_event event using (payment_id)
    where payment_id = ${payment_id} and event.kind = any (${[...troubleEvents]}) and event.at >= trouble_since and ${isOpen}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Its transaction was neither credited nor sent back. What contradicts a credited payment names its own transaction. */
const isOpen = sql`
  not exists (select from payment_event decided where decided.payment_id = event.payment_id
    and decided.transaction_id = event.transaction_id and decided.kind in ('credited_by_hand', 'refunded'))
  and not exists (select from payment credited where credited.gateway = payment.gateway
    and credited.transaction_id = event.transaction_id and (credited.payment_id <> payment.payment_id or event.kind in ('wrong_amount', 'paid_again')))`;
