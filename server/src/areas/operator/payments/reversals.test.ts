import { listNotifications } from '@mcy/api/account/notices/contract';
import { decideApproval } from '@mcy/api/operator/approvals/contract';
import * as contract from '@mcy/api/operator/payments/contract';
import { approveWithdrawal } from '@mcy/api/operator/withdrawals/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { claimPaid, readPayment } from '@mcy/api/wallet/recharge/contract';
import { withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { lineOf, statementOf } from '../../../testing/bankStatement.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { settlePayment } from '../../wallet/door.ts';
import { startPayment } from '../../wallet/recharge/startPayment.ts';

const serverOf = provideTwoServers();
const reason = 'Chủ thẻ khiếu nại với ngân hàng.';
const bank = { bank_name: 'Vietcombank', holder_name: 'NGUYEN VAN AN' };
let transactions = 0;

let first: Owner;
let second: Owner;
beforeAll(async () => {
  [first, second] = [await registerOperator(serverOf(0)), await registerOperator(serverOf(0))];
});

/** A payment through VNPay, and what the gateway says about it. */
async function begin(amount: number) {
  const player = await serverOf(0).registerUser('Thu Hà');
  const gateway = { name: 'vnpay', minutes: 15 } as const;
  const { db } = serverOf(0);
  const { payment_id } = await inTransaction(db, (transaction) =>
    startPayment(transaction, player.user_id, amount, { gateway, now: new Date() }),
  );
  const arrive = async (arrived = amount) => {
    transactions += 1;
    const transaction_id = `1442${String(transactions).padStart(6, '0')}`;
    const report = { gateway: 'vnpay', payment_id, currency: 'VND', outcome: 'approved', transaction_id } as const;
    return inTransaction(db, (transaction) =>
      settlePayment(transaction, { ...report, amount: arrived }, { source: 'notification', now: new Date() }),
    );
  };
  const look = () => serverOf(0).succeed(readPayment, { payment_id }, { session: player });
  const wallet = () => serverOf(0).succeed(readWallet, {}, { session: player });
  const read = () => serverOf(0).succeed(contract.readPaymentCase, { payment_id }, { session: first });
  return { player, payment_id, arrive, look, wallet, read };
}

/** What players owe in a currency, on the shop's own account. */
async function debtIn(currency: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as held from entry join ledger_account account using (account_id)
    where account.system = 'recharge_debts' and account.currency = ${currency}`.execute(serverOf(0).db);
  return -(rows[0]?.held ?? 0);
}

async function ask(payment_id: string): Promise<string> {
  const asked = await serverOf(0).succeed(contract.reversePayment, { payment_id, reason }, { session: first });
  expect(asked).toMatchObject({ status: 'paid', reversal: null });
  return asked.approval_id ?? '';
}

const agree = (approval_id: string, index = 0, session = second) =>
  serverOf(index).call(decideApproval, { approval_id, decision: 'agree', answer: null }, { session });

describe('a payment whose money went back', () => {
  it('gives back its coins and diamonds, when two operators say so, and its line leads to it', async () => {
    const { player, payment_id, arrive, look, wallet, read } = await begin(1_000_000);
    await arrive();
    expect(await wallet()).toMatchObject({ balance: 1_000_000, diamond: 100 });
    const [coins, diamonds] = [await debtIn('balance'), await debtIn('diamond')];
    expect(await agree(await ask(payment_id))).toMatchObject({ ok: true });
    expect(await wallet()).toMatchObject({ balance: 0, diamond: 0 });
    const reversal = { taken: 1_000_000, owed: 0 };
    expect(await look()).toMatchObject({ status: 'reversed', reversal });
    expect(await read()).toMatchObject({ status: 'reversed', reversal, approval_id: null, credited: 1_000_000 });
    expect([await debtIn('balance'), await debtIn('diamond')]).toEqual([coins, diamonds]);
    for (const [currency, kind, amount] of [
      ['balance', 'recharge_reversal', -1_000_000],
      ['diamond', 'diamond_reversal', -100],
    ] as const) {
      const { rows } = await serverOf(0).succeed(readFlow, { currency }, { session: player });
      expect(rows[0]).toMatchObject({ kind, amount, leads_to: `/pages/mall/payResult?payment_id=${payment_id}` });
    }
    const notices = await serverOf(0).succeed(listNotifications, {}, { session: player, lang: 'en' });
    expect(notices.rows[0]).toMatchObject({ title: 'Top-up reversed' });
    await serverOf(0).succeed(claimPaid, { payment_id }, { session: player });
    expect((await read()).events.map(({ kind }) => kind)).not.toContain('claimed');
  });

  it('leaves a debt for what is not there anymore, and coins that come later are not touched', async () => {
    const { player, payment_id, arrive, wallet, look } = await begin(1_000_000);
    await arrive();
    const request = { amount: 700_000, card_number: '9704 3600 0000 0012', ...bank };
    await serverOf(0).succeed(withdraw, request, { session: player });
    const [coins, diamonds] = [await debtIn('balance'), await debtIn('diamond')];
    await agree(await ask(payment_id));
    expect(await look()).toMatchObject({ reversal: { taken: 300_000, owed: 700_000 } });
    expect(await wallet()).toMatchObject({ balance: 0, diamond: 0 });
    expect([await debtIn('balance'), await debtIn('diamond')]).toEqual([coins + 700_000, diamonds]);
    await serverOf(0).recharge(player, 200_000);
    expect(await wallet()).toMatchObject({ balance: 200_000 });
    // Who owes is paid out by two operators, however little it is.
    const small = { amount: 50_000, card_number: '9704 3600 0000 0013', ...bank };
    const { withdrawal_id } = await serverOf(0).succeed(withdraw, small, { session: player });
    const decision = { withdrawal_id, note: 'Đã đối chiếu.' };
    const asked = await serverOf(0).succeed(approveWithdrawal, decision, { session: first });
    expect(asked).toMatchObject({ status: 'requested', of_two: true, owed: 700_000 });
    expect(asked.approval_id).not.toBeNull();
  });

  it('is taken back once, by ten agreements at once and by ten requests one after the other', async () => {
    const { payment_id, arrive, wallet } = await begin(600_000);
    await arrive();
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        serverOf(turn).call(contract.reversePayment, { payment_id, reason }, { session: first }),
      ),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    const [approval_id = ''] = asked.flatMap((answer) => (answer.ok ? [answer.data.approval_id ?? ''] : []));
    const agreed = await Promise.all(Array.from({ length: 10 }, (_, turn) => agree(approval_id, turn)));
    expect(agreed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await wallet()).toMatchObject({ balance: 0, diamond: 0 });
    expect(await serverOf(0).call(contract.reversePayment, { payment_id, reason }, { session: first })).toMatchObject({
      code: 422,
      error: 'payment_not_paid',
    });
  });

  it('keeps its agreement from a player who spends the coins at the same moment: nothing is lost or made', async () => {
    const { player, payment_id, arrive, wallet, look } = await begin(500_000);
    await arrive();
    const approval_id = await ask(payment_id);
    const request = { amount: 400_000, card_number: '9704 3600 0000 0014', ...bank };
    const [agreed, spent] = await Promise.all([
      agree(approval_id),
      serverOf(1).call(withdraw, request, { session: player }),
    ]);
    expect(agreed).toMatchObject({ ok: true });
    const owed = spent.ok ? 400_000 : 0;
    expect(await look()).toMatchObject({ reversal: { taken: 500_000 - owed, owed } });
    expect(await wallet()).toMatchObject({ balance: 0 });
  });

  it('hears its gateway again: a decline is no news, other money is', async () => {
    const { payment_id, arrive, read } = await begin(200_000);
    await arrive();
    await agree(await ask(payment_id));
    const { db } = serverOf(0);
    const report = { gateway: 'vnpay', payment_id, amount: 200_000, currency: 'VND', transaction_id: '1' } as const;
    for (const outcome of ['declined', 'suspicious'] as const) {
      const settled = await inTransaction(db, (transaction) =>
        settlePayment(transaction, { ...report, outcome }, { source: 'answer', now: new Date() }),
      );
      expect(settled).toBe('repeated');
    }
    expect(await read()).toMatchObject({ trouble_since: null });
    expect(await arrive()).toBe('paid_again');
  });

  it('is only reversed when it is paid, and not by the player themselves', async () => {
    const { payment_id } = await begin(200_000);
    const call = (id: string) =>
      serverOf(0).call(contract.reversePayment, { payment_id: id, reason }, { session: first });
    expect(await call(payment_id)).toMatchObject({ error: 'payment_not_paid' });
    expect(await call('0199b1c2-0000-7000-8000-00000000000a')).toMatchObject({ code: 404 });
    await serverOf(0).recharge(first, 100_000);
    const own = serverOf(0).db.selectFrom('payment').select('payment_id').where('user_id', '=', first.user_id);
    const { payment_id: mine } = await own.executeTakeFirstOrThrow();
    expect(await call(mine)).toMatchObject({ error: 'approval_concerns_you' });
  });
});

describe('money of a wrong amount', () => {
  const decide = (payment_id: string, decision: 'credit' | 'refund', index = 0, session = first) =>
    serverOf(index).call(contract.decideArrival, { payment_id, decision, reason }, { session });

  it('is credited as it came, once, by ten decisions at once', async () => {
    const { payment_id, arrive, wallet, read, look } = await begin(600_000);
    expect(await arrive(550_000)).toBe('wrong_amount');
    expect(await read()).toMatchObject({ arrived: { amount: 550_000, of_two: false } });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => decide(payment_id, 'credit', turn)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error === 'nothing_arrived')).toHaveLength(9);
    expect(await wallet()).toMatchObject({ balance: 550_000, diamond: 55 });
    expect(await look()).toMatchObject({ status: 'paid' });
    expect(await read()).toMatchObject({ credited: 550_000, arrived: null, trouble_since: null });
    // It can be reversed like any other.
    await agree(await ask(payment_id));
    expect(await wallet()).toMatchObject({ balance: 0, diamond: 0 });
  });

  it('is sent back: nothing is credited, and the history says so', async () => {
    const { payment_id, arrive, wallet, read, look } = await begin(600_000);
    await arrive(1_000);
    expect(await decide(payment_id, 'refund')).toMatchObject({ ok: true });
    expect(await wallet()).toMatchObject({ balance: 0 });
    expect(await look()).toMatchObject({ status: 'pending' });
    const { events, trouble_since } = await read();
    expect(trouble_since).toBeNull();
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'wrong_amount', 'refunded', 'handled']);
    expect(await decide(payment_id, 'credit')).toMatchObject({ code: 422, error: 'nothing_arrived' });
  });

  it('is decided one after the other where it came several times: one decision hides no other', async () => {
    const { payment_id, arrive, wallet, read, player } = await begin(600_000);
    await arrive(100_000);
    await arrive(200_000);
    await arrive();
    expect(await wallet()).toMatchObject({ balance: 600_000 });
    await decide(payment_id, 'refund');
    expect(await read()).toMatchObject({ arrived: { amount: 200_000 } });
    expect((await read()).trouble_since).not.toBeNull();
    await decide(payment_id, 'credit');
    expect(await read()).toMatchObject({ arrived: null, trouble_since: null, credited: 600_000 });
    expect(await wallet()).toMatchObject({ balance: 800_000 });
    const payments = serverOf(0).db.selectFrom('payment').select('credited').where('user_id', '=', player.user_id);
    expect(new Set((await payments.execute()).map(({ credited }) => credited))).toEqual(new Set([200_000, 600_000]));
  });

  it('takes two above what one operator decides alone', async () => {
    const most = serverOf(0).config.transfersOfTwoAbove;
    const { payment_id, arrive, wallet, read } = await begin(most + 2_000_000);
    await arrive(most + 1_000_000);
    expect(await read()).toMatchObject({ arrived: { of_two: true } });
    expect(await decide(payment_id, 'credit')).toMatchObject({ ok: true, data: { status: 'pending' } });
    const { approval_id } = await read();
    expect(await decide(payment_id, 'refund')).toMatchObject({ error: 'approval_waiting' });
    expect(await wallet()).toMatchObject({ balance: 0 });
    expect(await agree(approval_id ?? '', 1)).toMatchObject({ ok: true });
    expect(await wallet()).toMatchObject({ balance: most + 1_000_000 });
  });

  it('is not credited where the gateway only declined it', async () => {
    const { payment_id, read } = await begin(600_000);
    const report = { gateway: 'vnpay', payment_id, amount: 5, currency: 'VND', outcome: 'declined' } as const;
    const settled = await inTransaction(serverOf(0).db, (transaction) =>
      settlePayment(transaction, { ...report, transaction_id: '0' }, { source: 'notification', now: new Date() }),
    );
    expect(settled).toBe('declined');
    expect(await read()).toMatchObject({ arrived: null, trouble_since: null });
    expect(await decide(payment_id, 'credit')).toMatchObject({ error: 'nothing_arrived' });
  });
});

describe('a line of a bank’s statement', () => {
  /** A payment by transfer, and a file of lines that name it. */
  async function transferOf(amounts: readonly number[]) {
    const { user_id } = await serverOf(0).registerUser();
    const gateway = { name: 'vietqr', minutes: 60 } as const;
    const { payment_id, reference } = await inTransaction(serverOf(0).db, (db) =>
      startPayment(db, user_id, 200_000, { gateway, now: new Date() }),
    );
    const lines = amounts.map((amount) => lineOf({ bank: `REV-${reference}-${amount}`, memo: reference, amount }));
    const read = () => serverOf(0).succeed(contract.readPaymentCase, { payment_id }, { session: first });
    return { payment_id, reference, file: statementOf(lines), read };
  }

  it('hides no other one when it is set aside: the trouble ends with the last, also of ten at once', async () => {
    const { payment_id, file, read } = await transferOf(Array.from({ length: 11 }, (_, place) => 1_000 + place));
    await serverOf(0).succeed(contract.uploadStatement, file, { session: first });
    const found = serverOf(0).db.selectFrom('bank_line').select('line_id').where('payment_id', '=', payment_id);
    const [one, ...others] = (await found.execute()).map(({ line_id }) => line_id);
    const setAside = (line_id = '', index = 0) =>
      serverOf(index).succeed(contract.setLineAside, { line_id, reason }, { session: first });
    await setAside(one);
    expect((await read()).trouble_since).not.toBeNull();
    await Promise.all(others.map(setAside));
    const { trouble_since, events } = await read();
    expect(trouble_since).toBeNull();
    expect(events.filter(({ kind }) => kind === 'handled')).toHaveLength(1);
  });

  it('counts nothing against its uploader where its payment is paid already', async () => {
    const session = await registerOperator(serverOf(0), ['money']);
    const { reference, file } = await transferOf([200_000]);
    const again = statementOf([lineOf({ bank: 'REV-2', memo: reference }), lineOf({ bank: 'REV-3', memo: reference })]);
    for (const one of [file, again]) await serverOf(0).succeed(contract.uploadStatement, one, { session });
    const given = serverOf(0).db.selectFrom('given_alone').select('coins').where('operator_id', '=', session.user_id);
    expect(await given.execute()).toEqual([{ coins: 200_000 }]);
  });
});
