import { readWallet } from '@mcy/api/wallet/flow/contract';
import * as contract from '@mcy/api/wallet/recharge/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../../audit.ts';
import { type FakeVnpay, startFakeVnpay } from '../../../../testing/fakeVnpay.ts';
import { type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';
import { askGateways } from '../askGateways.ts';
import { expirePayments } from '../expirePayments.ts';
import { inTransaction } from '../../../../platform/db/inTransaction.ts';

const minute = 60_000;
let vnpay: FakeVnpay;
let server: TestServer;
beforeAll(async () => {
  vnpay = await startFakeVnpay();
  server = await startTestServer({ env: vnpay.env });
});
afterAll(async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
  await server.close();
  await vnpay.close();
});

async function begin(amount = 200_000) {
  const session = await server.registerUser();
  const started = await server.succeed(contract.recharge, { amount, gateway: 'vnpay' }, { session });
  const { payment_id, pay_url } = started;
  const look = async () => {
    const { status } = await server.succeed(contract.readPayment, { payment_id }, { session });
    const { balance } = await server.succeed(readWallet, {}, { session });
    const events = await server.db
      .selectFrom('payment_event')
      .select('kind')
      .where('payment_id', '=', payment_id)
      .orderBy('at')
      .orderBy('event_id')
      .execute();
    return { status, balance, events: events.map(({ kind }) => kind).slice(1) };
  };
  return { session, payment_id, pay_url, look };
}

/** VNPay's notification, which has none of the app's headers. */
async function notify(query: string): Promise<string> {
  const response = await fetch(`${server.url}/api/wallet/notify/vnpay?${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { RspCode: string }).RspCode;
}

function ask(now: Date) {
  return askGateways({ db: server.db, config: server.config, log: pino({ level: 'silent' }) }, now);
}

describe('VNPay', () => {
  it('gets the payer with a signed order, and is offered beside the shop’s other gateways', async () => {
    const { session, pay_url } = await begin();
    const query = new URL(pay_url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      vnp_Version: '2.1.0',
      vnp_Amount: '20000000',
      vnp_CurrCode: 'VND',
      vnp_ReturnUrl: 'https://shop.example/api/wallet/return/vnpay',
      vnp_Locale: 'en',
    });
    expect(query.get('vnp_TxnRef')).toMatch(/^[a-z0-9]{32}$/);
    expect(query.get('vnp_CreateDate')).toMatch(/^\d{14}$/);
    expect(() => vnpay.open(pay_url)).not.toThrow();
    expect(() => vnpay.open(pay_url.replace('vnp_Amount=2', 'vnp_Amount=1'))).toThrow('70');
    const { rows } = await server.succeed(contract.listGateways, {}, { session });
    expect(rows.map(({ gateway }) => gateway)).toEqual(['sandbox', 'vnpay', 'vietqr']);
  });

  it.each([
    ['approve', '00', 'paid', 200_000, ['paid']],
    ['decline', '00', 'declined', 0, ['declined']],
    ['expire', '00', 'expired', 0, ['expired']],
    ['suspect', '00', 'pending', 0, ['suspicious']],
  ] as const)('notifies: %s', async (choice, code, status, balance, events) => {
    const { pay_url, look } = await begin();
    vnpay.choose(pay_url, choice);
    expect(await notify(vnpay.queryOf(pay_url))).toBe(code);
    expect(await look()).toEqual({ status, balance, events });
  });

  it('notifies before the payer returns, and the way back credits nothing', async () => {
    const { pay_url, payment_id, look } = await begin();
    vnpay.choose(pay_url, 'approve');
    const back = await fetch(`${server.url}/api/wallet/return/vnpay?${vnpay.queryOf(pay_url)}`, { redirect: 'manual' });
    expect(back.headers.get('location')).toBe(`/pages/mall/payResult?payment_id=${payment_id}&confirming=1`);
    expect(await look()).toMatchObject({ status: 'pending', balance: 0 });
    expect(await notify(vnpay.queryOf(pay_url))).toBe('00');
    expect(await look()).toMatchObject({ status: 'paid', balance: 200_000 });
  });

  it.each<[string, Readonly<Record<string, string>>, string, string, boolean]>([
    ['another amount', { vnp_Amount: '19999900' }, '04', 'wrong_amount', true],
    ['a fraction of a đồng', { vnp_Amount: '20000001' }, '04', 'wrong_amount', true],
    ['another currency', { vnp_CurrCode: 'USD' }, '04', 'wrong_currency', true],
    ['another shop', { vnp_TmnCode: 'OTHERSHP' }, '97', 'forged', false],
  ])('credits nothing for %s, and an operator sees it', async (_name, changes, code, event, isWork) => {
    const { pay_url, payment_id, look } = await begin();
    vnpay.choose(pay_url, 'approve');
    expect(await notify(vnpay.queryOf(pay_url, changes))).toBe(code);
    expect(await look()).toEqual({ status: 'pending', balance: 0, events: [event] });
    const payment = server.db.selectFrom('payment').select('trouble_since').where('payment_id', '=', payment_id);
    // Anybody can forge one, so that is in the history and no work.
    expect((await payment.executeTakeFirstOrThrow()).trouble_since !== null).toBe(isWork);
  });

  it('may notify ten times at once, and credits once', async () => {
    const { pay_url, look } = await begin();
    vnpay.choose(pay_url, 'approve');
    const codes = await Promise.all(Array.from({ length: 10 }, () => notify(vnpay.queryOf(pay_url))));
    expect(codes.toSorted()).toEqual(['00', ...Array.from({ length: 9 }, () => '02')]);
    expect(await look()).toMatchObject({ status: 'paid', balance: 200_000 });
  });

  it('may take money twice, or decline what is paid: nothing changes, and an operator sees it', async () => {
    const { pay_url, look } = await begin();
    vnpay.choose(pay_url, 'approve');
    await notify(vnpay.queryOf(pay_url));
    expect(await notify(vnpay.queryOf(pay_url, { vnp_TransactionNo: '99' }))).toBe('02');
    expect(await notify(vnpay.queryOf(pay_url, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }))).toBe('02');
    const events = ['paid', 'paid_again', 'contradicted'];
    expect(await look()).toEqual({ status: 'paid', balance: 200_000, events });
  });

  it('is not believed without its signature, however often somebody tries', async () => {
    const { pay_url, look } = await begin();
    vnpay.choose(pay_url, 'approve');
    const query = vnpay.queryOf(pay_url);
    const forged = query.replace(/vnp_SecureHash=.*/, 'vnp_SecureHash=00');
    for (let turn = 0; turn < 3; turn++) expect(await notify(forged)).toBe('97');
    expect(await notify(query.replace('vnp_BankCode=NCB', 'vnp_BankCode=VCB'))).toBe('97');
    expect(await look()).toEqual({ status: 'pending', balance: 0, events: ['forged'] });
    expect(await notify(query)).toBe('00');
  });

  it('hears 01 for a payment that the shop does not have, also one of another gateway, and 99 for nonsense', async () => {
    const { session, pay_url } = await begin();
    vnpay.choose(pay_url, 'approve');
    expect(await notify(vnpay.queryOf(pay_url, { vnp_TxnRef: 'a'.repeat(32) }))).toBe('01');
    const other = await server.succeed(contract.recharge, { amount: 200_000 }, { session });
    expect(await notify(vnpay.queryOf(pay_url, { vnp_TxnRef: other.payment_id.replaceAll('-', '') }))).toBe('01');
    for (const nonsense of ['', 'vnp_TxnRef=5', "vnp_TxnRef=' or 1=1", `vnp_TxnRef=${'a'.repeat(10_000)}`]) {
      expect(await notify(nonsense)).toBe('99');
    }
  });
});

describe('a payment that VNPay does not report', () => {
  it('is asked about after some minutes: what was paid is credited once, by one of two processes', async () => {
    const { pay_url, look } = await begin();
    vnpay.choose(pay_url, 'approve');
    const now = Date.now();
    await ask(new Date(now + 2 * minute));
    expect(await look()).toMatchObject({ status: 'pending' });
    await Promise.all([ask(new Date(now + 4 * minute)), ask(new Date(now + 4 * minute))]);
    expect(await look()).toEqual({ status: 'paid', balance: 200_000, events: ['paid'] });
    expect(vnpay.questions(pay_url)).toBe(1);
    await ask(new Date(now + 60 * minute));
    expect(vnpay.questions(pay_url)).toBe(1);
    expect(await notify(vnpay.queryOf(pay_url))).toBe('02');
    expect(await look()).toMatchObject({ status: 'paid', balance: 200_000 });
  });

  it('expires by the clock, and is credited when VNPay has the money after all', async () => {
    const { pay_url, look } = await begin();
    vnpay.open(pay_url);
    const over = new Date(Date.now() + 16 * minute);
    await inTransaction(server.db, (db) => expirePayments(db, over));
    expect(await look()).toMatchObject({ status: 'expired', balance: 0 });
    vnpay.choose(pay_url, 'approve');
    await ask(new Date(Date.now() + 30 * minute));
    expect(await look()).toEqual({ status: 'paid', balance: 200_000, events: ['expired', 'paid_late'] });
  });
});
