import type { Database } from '../../../platform/db/database.ts';
import { demoAccounts } from '../../account/door.ts';
import type { DemoTimes } from '../../../platform/area/DemoDay.ts';
import { settlePayment } from './settlePayment.ts';
import { demoGateway, startPayment } from './startPayment.ts';

/** The number of the payment that gave a demo account its first coins. */
const transaction_id = 'DEMO';

/** Gives demo accounts without coins their first ones, in the caller's transaction, by an ordinary payment. */
export async function seedDemoCoins(db: Database, { opened: now }: DemoTimes): Promise<void> {
  const users = await db
    .selectFrom('bound_name')
    .select(['sign_in_name', 'user_id'])
    .where(
      'sign_in_name',
      'in',
      demoAccounts.map((account) => account.sign_in_name),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payment')
            .whereRef('payment.user_id', '=', 'bound_name.user_id')
            .where('payment.transaction_id', '=', transaction_id)
            .select('payment.payment_id'),
        ),
      ),
    )
    .execute();
  for (const { sign_in_name, user_id } of users) {
    const amount = demoAccounts.find((account) => account.sign_in_name === sign_in_name)?.coins ?? 0;
    if (amount === 0) continue;
    const { payment_id } = await startPayment(db, user_id, amount, { gateway: demoGateway, now });
    await settlePayment(
      db,
      { gateway: 'sandbox', payment_id, amount, currency: 'VND', outcome: 'approved', transaction_id },
      { source: 'notification', now },
    );
  }
}
