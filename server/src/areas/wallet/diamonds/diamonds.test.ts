import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { settlePayment } from '../recharge/settlePayment.ts';
import { demoGateway, startPayment } from '../recharge/startPayment.ts';

const server = provideServer();

it('a recharge of 500.000 or more brings 1 % in diamonds, with its coins', async () => {
  const session = await server().playerWith(499_000);
  expect(await server().succeed(readWallet, {}, { session })).toMatchObject({ balance: 499_000, diamond: 0 });
  await server().recharge(session, 1_250_000);
  expect(await server().succeed(readWallet, {}, { session })).toMatchObject({ balance: 1_749_000, diamond: 125 });
  const { rows } = await server().succeed(readFlow, { currency: 'diamond' }, { session });
  const [payment] = await server()
    .db.selectFrom('payment')
    .select('payment_id')
    .where('amount', '=', 1_250_000)
    .execute();
  expect(rows).toMatchObject([
    { kind: 'diamond_bonus', amount: 125, leads_to: `/pages/mall/payResult?payment_id=${payment?.payment_id}` },
  ]);
});

it('a payment that is reported ten times at once brings them once', async () => {
  const { user_id, ...session } = await server().registerUser();
  const now = new Date();
  const { payment_id } = await inTransaction(server().db, (db) =>
    startPayment(db, user_id, 500_000, { gateway: demoGateway, now }),
  );
  const paid = { gateway: 'sandbox', payment_id, amount: 500_000, currency: 'VND' } as const;
  const report = { ...paid, outcome: 'approved', transaction_id: payment_id } as const;
  await Promise.all(
    Array.from({ length: 10 }, () =>
      inTransaction(server().db, (db) => settlePayment(db, report, { source: 'notification', now })),
    ),
  );
  expect(await server().succeed(readWallet, {}, { session })).toMatchObject({ balance: 500_000, diamond: 50 });
});
