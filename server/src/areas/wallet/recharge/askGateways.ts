import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { ShopServices } from '../../../platform/http/answerCall.ts';
import { gatewayNamed } from './gatewaysOf.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { settlePayment } from './settlePayment.ts';

const minute = 60_000;

/** How long until each next question; after the last one nobody asks anymore. Payers have 15 minutes. */
const pauses = [5, 10, 15, 60, 240, 720, 1_440].map((minutes) => minutes * minute);

/** So many are claimed at a time, and so many times in a run. */
const [most, mostClaims] = [20, 10];

/** Asks gateways about payments that they have not reported. Several processes share the work: each payment is one's. */
export async function askGateways(
  { db, config, log }: Pick<ShopServices, 'db' | 'config' | 'log'>,
  now: Date,
  gatewayOf: (name: PaymentGateway['name']) => PaymentGateway | null = (name) => gatewayNamed(config, name),
): Promise<void> {
  for (let claims = 0; claims < mostClaims; claims += 1) {
    const due = await inTransaction(db, (transaction) => claimQuestions(transaction, now));
    for (const payment of due) await askAbout(payment);
    if (due.length < most) return;
  }

  async function askAbout(payment: Awaited<ReturnType<typeof claimQuestions>>[number]): Promise<void> {
    const { payment_id } = payment;
    const gateway = gatewayOf(payment.gateway);
    if (!gateway?.ask) return;
    try {
      const report = await gateway.ask(payment, now);
      if (report) {
        const result = await inTransaction(db, (transaction) =>
          settlePayment(transaction, report, { source: 'answer', now }),
        );
        if (result !== 'repeated') log.info({ payment_id, gateway: gateway.name, result }, 'payment settled by asking');
      }
    } catch (error) {
      // The next question may be answered.
      log.warn({ payment_id, gateway: gateway.name, err: error }, 'asking the gateway failed');
    }
    await sleep(0);
  }
}

/** Takes payments whose question is due, and sets when each is asked again. */
async function claimQuestions(db: Database, now: Date) {
  const due = await db
    .selectFrom('payment')
    .select(['payment_id', 'gateway', 'amount', 'reference', 'created_at', 'expires_at', 'asked'])
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { payment_id, asked } of due) {
    const pause = pauses[asked];
    const ask_at = pause === undefined ? null : new Date(now.getTime() + pause);
    await db
      .updateTable('payment')
      .set({ ask_at, asked: asked + 1 })
      .where('payment_id', '=', payment_id)
      .execute();
  }
  return due;
}
