import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { paymentMinutes } from './paymentOutcome.ts';
import type { Collection } from './PaymentGateway.ts';

/** Starts a recharge of `amount` coins; nothing is credited until the gateway reports it. */
export async function startPayment(db: Database, user_id: string, amount: number, now: Date): Promise<Collection> {
  const collection = {
    payment_id: uuidv7(),
    amount,
    expires_at: new Date(now.getTime() + paymentMinutes * 60_000),
  };
  await db
    .insertInto('payment')
    .values({ ...collection, user_id, status: 'pending', created_at: now })
    .execute();
  return collection;
}
