import { localeTags, locales, ruleMessages, rules } from '@mcy/api/contract';
import * as flowContract from '@mcy/api/wallet/flow/contract';
import * as rechargeContract from '@mcy/api/wallet/recharge/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { type Session, type TestServer, payAtSandbox, startTestServer } from '../../../testing/startTestServer.ts';
import { rechargeSubject } from './messages.ts';
import { sign } from './sandbox/signature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ embedded: true });
});
afterAll(() => server.close());

async function statusOf(session: Session, payment_id: string): Promise<string> {
  return (await server.succeed(rechargeContract.readPayment, { payment_id }, { session })).status;
}

interface Report {
  payment_id: string;
  amount: number;
  outcome: string;
  transaction_id: string;
}

/** The gateway server's signed notification. */
async function notify(report: Report, secret = server.config.gatewaySecret, sent: object = {}) {
  const response = await fetch(`${server.url}/api/wallet/notify/sandbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...report, signature: sign({ ...report }, secret), ...sent }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function startRecharge(amount = 100_000) {
  const session = await server.registerUser();
  const { payment_id, pay_url } = await server.succeed(rechargeContract.recharge, { amount }, { session });
  const approval: Report = { payment_id, amount, outcome: 'approved', transaction_id: 'SBX-1' };
  return { session, payment_id, pay_url, approval };
}

describe('recharging at the sandbox bank', () => {
  it('credits an approved payment and sends the payer to the result', async () => {
    const { session, payment_id, pay_url } = await startRecharge();
    expect(await statusOf(session, payment_id)).toBe('pending');
    expect(await payAtSandbox(server.url, pay_url, 'approved')).toBe(`/pages/mall/payResult?payment_id=${payment_id}`);
    expect(await statusOf(session, payment_id)).toBe('paid');
    expect(await server.balanceOf(session)).toBe(100_000);
  });

  it.each(['declined', 'expired'] as const)('credits nothing when the payment is %s', async (outcome) => {
    const { session, payment_id, pay_url } = await startRecharge();
    await payAtSandbox(server.url, pay_url, outcome);
    expect(await statusOf(session, payment_id)).toBe(outcome);
    expect(await server.balanceOf(session)).toBe(0);
  });

  it('credits once however often the payer approves', async () => {
    const { session, pay_url } = await startRecharge();
    await Promise.all(Array.from({ length: 5 }, () => payAtSandbox(server.url, pay_url, 'approved')));
    expect(await server.balanceOf(session)).toBe(100_000);
  });

  it.each(locales)('shows its page without a script (%s)', async (lang) => {
    const session = await server.registerUser();
    const { pay_url } = await server.succeed(rechargeContract.recharge, { amount: 1_250_000 }, { session, lang });
    const response = await fetch(new URL(pay_url, server.url));
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('1.250.000');
    expect(page).not.toMatch(/<script|style=/);
    expect(page).toContain(`lang="${localeTags[lang]}"`);
  });

  it('refuses an address with a changed amount', async () => {
    const { session, pay_url } = await startRecharge();
    const forged = pay_url.replace('amount=100000', 'amount=999000');
    expect((await fetch(new URL(forged, server.url))).status).toBe(400);
    expect(await payAtSandbox(server.url, forged, 'approved')).toBeNull();
    expect(await server.balanceOf(session)).toBe(0);
  });
});

describe('a gateway’s notification', () => {
  it('may arrive twice', async () => {
    const { session, approval } = await startRecharge();
    expect(await notify(approval)).toEqual({ status: 200, body: { result: 'paid' } });
    expect(await notify(approval)).toEqual({ status: 200, body: { result: 'repeated' } });
    expect(await server.balanceOf(session)).toBe(100_000);
  });

  it('may arrive late: money that the gateway took is credited', async () => {
    const { session, payment_id, approval } = await startRecharge();
    const past = new Date(Date.now() - 1_000);
    // The deadline itself does not change.
    await server.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await db.updateTable('payment').set({ expires_at: past }).where('payment_id', '=', payment_id).execute();
    });
    expect(await statusOf(session, payment_id)).toBe('expired');
    expect(await notify(approval)).toMatchObject({ body: { result: 'paid_late' } });
    expect(await statusOf(session, payment_id)).toBe('paid');
    expect(await server.balanceOf(session)).toBe(100_000);
  });

  it('may arrive after a decline, and a later decline revokes nothing', async () => {
    const { session, payment_id, approval } = await startRecharge();
    await notify({ ...approval, outcome: 'declined' });
    await notify(approval);
    await notify({ ...approval, outcome: 'declined' });
    expect(await statusOf(session, payment_id)).toBe('paid');
    expect(await server.balanceOf(session)).toBe(100_000);
  });

  it('is refused when forged, malformed, or for another amount or an unknown payment', async () => {
    const { session, payment_id, approval } = await startRecharge();
    expect(await notify(approval, 'another secret than ours')).toEqual({
      status: 403,
      body: { result: 'forged' },
    });
    expect(await notify(approval, undefined, { amount: 999_000 })).toMatchObject({ status: 403 });
    expect(await notify(approval, undefined, { signature: '' })).toMatchObject({ status: 403 });
    expect(await notify({ ...approval, amount: 50_000 })).toEqual({ status: 409, body: { result: 'wrong_amount' } });
    const unknown = { ...approval, payment_id: '01a1fc35-4896-701a-a1d4-468ddaa09f9b' };
    expect(await notify(unknown)).toEqual({ status: 404, body: { result: 'unknown_payment' } });
    expect(await notify({ ...approval, outcome: 'refunded' })).toMatchObject({ status: 400 });
    expect(await statusOf(session, payment_id)).toBe('pending');
    expect(await server.balanceOf(session)).toBe(0);
  });
});

describe('the money flow', () => {
  it('shows each movement with its balance, newest first, in pages', async () => {
    const session = await server.registerUser();
    for (const amount of [50_000, 60_000, 70_000]) await server.recharge(session, amount);
    const first = await server.succeed(flowContract.readFlow, { currency: 'balance', limit: 2 }, { session });
    expect(first.rows.map((row) => [row.amount, row.balance_after])).toEqual([
      [70_000, 180_000],
      [60_000, 110_000],
    ]);
    const cursor = first.next_cursor ?? '';
    const second = await server.succeed(flowContract.readFlow, { currency: 'balance', limit: 2, cursor }, { session });
    expect(second.rows.map((row) => [row.amount, row.balance_after])).toEqual([[50_000, 50_000]]);
    expect(second.next_cursor).toBeNull();
    expect(first.rows[0]?.balance_after).toBe(await server.balanceOf(session));
  });

  it.each(locales)('shows the reason of a recharge (%s)', async (lang) => {
    const { session, payment_id, approval } = await startRecharge();
    await notify(approval);
    const { rows } = await server.succeed(flowContract.readFlow, { currency: 'balance' }, { session, lang });
    expect(rows[0]?.subject).toBe(rechargeSubject(payment_id)[lang]);
  });

  it('filters by kind and by month', async () => {
    const session = await server.playerWith(50_000);
    const month = rules.vietnamToday(new Date()).slice(0, 7);
    const count = async (filter: object) =>
      (await server.succeed(flowContract.readFlow, { currency: 'balance', ...filter }, { session })).rows.length;
    expect(await count({ kind: 'recharge', month })).toBe(1);
    expect(await count({ kind: 'box_open' })).toBe(0);
    expect(await count({ month: '2020-01' })).toBe(0);
  });

  it('refuses an invalid cursor', async () => {
    const session = await server.registerUser();
    expect(
      await server.call(flowContract.readFlow, { currency: 'balance', cursor: "1' or '1'='1" }, { session }),
    ).toMatchObject({ code: 422, field: 'cursor' });
  });
});

describe('a wallet', () => {
  it.each(locales)('refuses a recharge below 50.000 and starts no payment (%s)', async (lang) => {
    const session = await server.registerUser();
    expect(await server.call(rechargeContract.recharge, { amount: 49_999 }, { session, lang })).toMatchObject({
      code: 422,
      field: 'amount',
      msg: ruleMessages.recharge_minimum[lang],
    });
    const payments = server.db.selectFrom('payment').selectAll().where('user_id', '=', session.user_id);
    expect(await payments.execute()).toEqual([]);
  });

  it('shows a payment to its payer only', async () => {
    const { payment_id } = await startRecharge();
    const stranger = await server.registerUser();
    expect(await server.call(rechargeContract.readPayment, { payment_id }, { session: stranger })).toMatchObject({
      code: 404,
      error: 'payment_not_found',
    });
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
