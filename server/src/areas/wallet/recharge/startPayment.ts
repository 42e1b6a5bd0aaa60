import type { GatewayName } from '@mcy/api/wallet/recharge/words';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import type { Collection, PaymentGateway } from './PaymentGateway.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';

const minute = 60_000;

/** A gateway that can be asked is asked first after so long: most payers are done by then. */
const firstQuestion = 3 * minute;

/** What a new payment needs of its gateway. */
type Through = Pick<PaymentGateway, 'minutes' | 'ask'> & { name: GatewayName };

/** The gateway of payments that the demo makes. */
export const demoGateway: Through = { name: 'sandbox', minutes: 15 };

/** Starts a recharge of `amount` coins; nothing is credited until the gateway reports it. */
export async function startPayment(
  db: Database,
  user_id: string,
  amount: number,
  { gateway, now }: { gateway: Through; now: Date },
): Promise<Collection> {
  const payment = {
    payment_id: uuidv7(),
    amount,
    created_at: now,
    expires_at: new Date(now.getTime() + gateway.minutes * minute),
  };
  const { reference } = await db
    .insertInto('payment')
    .values({
      ...payment,
      user_id,
      gateway: gateway.name,
      status: 'pending',
      ask_at: gateway.ask ? new Date(now.getTime() + firstQuestion) : null,
    })
    .returning('reference')
    .executeTakeFirstOrThrow();
  touch(db, 'wallet/unpaid', user_id);
  const { payment_id } = payment;
  await recordPaymentEvent(db, { payment_id, kind: 'started', source: 'shop', amount, currency: 'VND' }, now);
  return { ...payment, reference };
}
