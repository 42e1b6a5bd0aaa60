import { listUnpaid } from '@mcy/api/wallet/unpaid/contract';
import { claimPaid, readPayment, recharge } from '@mcy/api/wallet/recharge/contract';
import { beforeEach, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import { payAtSandbox } from '../../../testing/startTestServer.ts';
import type { Owner } from '../../../testing/TestRequests.ts';

const provided = provideServer();

let session: Owner;
beforeEach(async () => {
  session = await provided().registerUser('Thu Hà');
});

const list = async (lang: 'vn' | 'en' = 'en') =>
  (await provided().succeed(listUnpaid, {}, { session, lang })).rows.map(({ unpaid_id: _id, expires_at, ...row }) => ({
    ...row,
    isOpen: expires_at !== null,
  }));

const begin = (gateway: 'sandbox' | 'vietqr', amount: number) =>
  provided().succeed(recharge, { amount, gateway }, { session });

/** As if it had begun so many days ago, and was over since. */
async function age(payment_id: string, days: number, expired: boolean): Promise<void> {
  const { db } = provided();
  const at = new Date(Date.now() - days * 24 * 3_600_000);
  await db
    .updateTable('payment')
    .set({ claimed_at: at, ...(expired && { status: 'expired', settled_at: at }) })
    .where('payment_id', '=', payment_id)
    .execute();
  if (expired) {
    await db
      .insertInto('payment_event')
      .values({ event_id: payment_id, payment_id, kind: 'expired', source: 'shop', at })
      .execute();
  }
}

it('lists a player’s payments under way, the latest first, each with the way back to it, and no one else’s', async () => {
  const transfer = await begin('vietqr', 500_000);
  const online = await begin('sandbox', 50_000);
  expect(await list()).toEqual([
    {
      title: 'Top-up',
      sign: 'wallet',
      amount: 50_000,
      isOpen: true,
      leads_to: `/pages/mall/payResult?payment_id=${online.payment_id}`,
    },
    {
      title: 'Top-up via bank transfer',
      sign: 'bank',
      amount: 500_000,
      isOpen: true,
      leads_to: `/pages/user/recharge_transfer?payment_id=${transfer.payment_id}`,
    },
  ]);
  expect((await list('vn'))[1]?.title).toBe('Chuyển khoản nạp xu');
  const stranger = await provided().registerUser('Người lạ');
  expect(await provided().succeed(listUnpaid, {}, { session: stranger })).toEqual({ rows: [] });
});

it('leaves out what is paid or declined', async () => {
  for (const outcome of ['approved', 'declined'] as const) {
    const { pay_url } = await begin('sandbox', 50_000);
    await payAtSandbox(provided().url, pay_url, outcome);
  }
  expect(await list()).toEqual([]);
});

it('keeps a transfer that its payer says they sent, without a deadline, also when its time is over, for a week', async () => {
  const { payment_id } = await begin('vietqr', 500_000);
  await provided().succeed(claimPaid, { payment_id }, { session });
  expect(await list()).toMatchObject([{ isOpen: false }]);
  await age(payment_id, 6, true);
  expect(await list()).toMatchObject([{ isOpen: false }]);
  expect(await provided().succeed(readPayment, { payment_id }, { session })).toMatchObject({ status: 'expired' });
  await age(payment_id, 8, false);
  expect(await list()).toEqual([]);
});
