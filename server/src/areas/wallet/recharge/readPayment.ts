import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { readPayment as call } from '@mcy/api/wallet/recharge/contract';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { gatewayNamed } from './gatewaysOf.ts';
import { paymentNotFound } from './messages.ts';
import { statusAt } from './paymentOutcome.ts';

export interface PaymentReader {
  user_id: string;
  config: Config;
  locale: Locale;
  address: string;
  now: Date;
}

/** One of the reader's payments. Refuses `payment_not_found`. */
export async function readPayment(
  db: Database,
  payment_id: string,
  { user_id, config, locale, address, now }: PaymentReader,
): Promise<ResponseOf<typeof call>> {
  const payment = await db
    .selectFrom('payment')
    .leftJoin('payment_reversal', 'payment_reversal.payment_id', 'payment.payment_id')
    .select([
      'payment.payment_id',
      'gateway',
      'amount',
      'status',
      'reference',
      'created_at',
      'expires_at',
      'claimed_at',
    ])
    .select(['taken', 'owed'])
    .where('payment.payment_id', '=', payment_id)
    .where('payment.user_id', '=', user_id)
    .executeTakeFirst();
  if (!payment) throw paymentMissing();
  const gateway = gatewayNamed(config, payment.gateway);
  const transfer = gateway?.transferOf?.(payment) ?? null;
  return {
    payment_id,
    reference: payment.reference,
    status: statusAt(payment, now),
    gateway: payment.gateway,
    amount: payment.amount,
    pay_url: gateway?.payUrl(payment, { locale, address }) ?? '',
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    reversal: reversalOf(payment),
    transfer: transfer && { ...transfer, claimed_at: payment.claimed_at?.toISOString() ?? null },
  };
}

/** What was taken back; null for a payment that was not reversed. */
export function reversalOf({ taken, owed }: { taken: number | null; owed: number | null }) {
  return taken === null || owed === null ? null : { taken, owed };
}

/** The field is the one that names it. */
export function paymentMissing(field = 'payment_id'): Refusal {
  return new Refusal({ error: 'payment_not_found', message: paymentNotFound, field });
}
