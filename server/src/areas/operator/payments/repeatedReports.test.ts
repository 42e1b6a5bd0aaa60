import * as contract from '@mcy/api/operator/payments/contract';
import type { ArrivalDecision } from '@mcy/api/operator/payments/words';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { settlePayment } from '../../wallet/door.ts';
import { startPayment } from '../../wallet/recharge/startPayment.ts';

const provided = provideServer();
const amount = 600_000;

/** A payment through VNPay, what the gateway says about it, and what an operator does and sees. */
async function begin() {
  const { db, registerUser, succeed, call } = provided();
  const session = await registerOperator(provided());
  const { user_id } = await registerUser();
  const gateway = { name: 'vnpay', minutes: 15 } as const;
  const { payment_id } = await inTransaction(db, (transaction) =>
    startPayment(transaction, user_id, amount, { gateway, now: new Date() }),
  );
  const said = { gateway: 'vnpay', payment_id, amount, currency: 'VND', outcome: 'approved' } as const;
  async function say(transaction: string, changes: { amount?: number; outcome?: 'declined' } = {}) {
    const report = { ...said, transaction_id: `${payment_id} ${transaction}`, ...changes };
    return inTransaction(db, (within) => settlePayment(within, report, { source: 'notification', now: new Date() }));
  }
  const read = () => succeed(contract.readPaymentCase, { payment_id }, { session });
  const countOf = async (kind: string) => (await read()).events.filter((event) => event.kind === kind).length;
  const decide = (decision: ArrivalDecision) =>
    call(contract.decideArrival, { payment_id, decision, reason: 'Đã đối chiếu.' }, { session });
  return { say, read, countOf, decide };
}

it('money of a wrong amount is trouble once, however often it is reported, and never after it was sent back', async () => {
  const { say, read, countOf, decide } = await begin();
  for (let turn = 0; turn < 5; turn += 1) await say('a', { amount: 5_000 });
  expect([await countOf('wrong_amount'), await countOf('repeated')]).toEqual([1, 4]);
  expect(await decide('refund')).toMatchObject({ ok: true });
  expect(await say('a', { amount: 5_000 })).toBe('repeated');
  // Whatever else is said about it.
  expect(await say('a', { amount: 6_000 })).toBe('repeated');
  expect(await read()).toMatchObject({ arrived: null, trouble_since: null });
});

it('money for what is paid already is trouble once, and never after it was credited', async () => {
  const { say, read, countOf, decide } = await begin();
  expect(await say('a')).toBe('paid');
  for (let turn = 0; turn < 5; turn += 1) await say('b');
  expect(await countOf('paid_again')).toBe(1);
  expect(await decide('credit')).toMatchObject({ ok: true });
  expect(await say('b')).toBe('repeated');
  expect(await say('b', { amount: 1_000 })).toBe('repeated');
  expect(await read()).toMatchObject({ arrived: null, trouble_since: null });
});

it('a contradiction is trouble once, and its repeats end', async () => {
  const { say, countOf } = await begin();
  await say('a');
  for (let turn = 0; turn < 25; turn += 1) await say('a', { outcome: 'declined' });
  expect([await countOf('contradicted'), await countOf('repeated')]).toEqual([1, 20]);
});

it('what a payment was credited with is not offered to be credited again, and a contradiction of it stays trouble', async () => {
  const { say, read, decide } = await begin();
  await say('a');
  expect(await say('a', { amount: 7_000 })).toBe('wrong_amount');
  expect(await read()).toMatchObject({ arrived: null });
  expect(await decide('credit')).toMatchObject({ error: 'nothing_arrived' });
  await say('a', { outcome: 'declined' });
  await say('b');
  expect(await decide('refund')).toMatchObject({ ok: true });
  expect((await read()).trouble_since).not.toBeNull();
});
