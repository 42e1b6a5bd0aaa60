import { decideApproval } from '@mcy/api/operator/approvals/contract';
import { listWaitingWork } from '@mcy/api/operator/desk/contract';
import * as contract from '@mcy/api/operator/payments/contract';
import { claimPaid, readPayment, recharge } from '@mcy/api/wallet/recharge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { failAtEachStatement } from '../../../testing/failAtEachStatement.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { beginTransfer } from '../../../testing/beginTransfer.ts';
import { lineOf, statementOf } from '../../../testing/bankStatement.ts';
import { readVietQr } from '../../wallet/recharge/vietqr/vietQr.ts';
import { takeStatement } from './takeStatement.ts';

const serverOf = provideTwoServers();
const reason = 'Đã gọi khách và đối chiếu biên lai.';

let first: Owner;
let second: Owner;
beforeAll(async () => {
  [first, second] = [await registerOperator(serverOf(0)), await registerOperator(serverOf(0))];
});

const transfer = (amount?: number) => beginTransfer(serverOf(0), amount);

function upload(lines: readonly (readonly string[])[], index = 0) {
  return serverOf(index).succeed(contract.uploadStatement, statementOf(lines), { session: first });
}

async function lineFor(bank: string) {
  const { line_id } = await serverOf(0)
    .db.selectFrom('bank_line')
    .select('line_id')
    .where('bank_reference', '=', bank)
    .executeTakeFirstOrThrow();
  return serverOf(0).succeed(contract.readBankLine, { line_id }, { session: first });
}

/** Two operators credit a line to the player of a payment. */
async function creditByHand(line_id: string, reference: string) {
  const asked = await serverOf(0).succeed(contract.creditLine, { line_id, reference, reason }, { session: first });
  const approval_id = asked.approval_id ?? '';
  return serverOf(0).call(decideApproval, { approval_id, decision: 'agree', answer: null }, { session: second });
}

describe('a bank transfer', () => {
  it('shows a code that a bank’s app reads as the same transfer, and “I sent it” credits nothing', async () => {
    const { player, payment_id, reference, read, look } = await transfer();
    const { transfer: shown } = await read();
    expect(readVietQr(shown?.qr ?? '')).toEqual({
      bin: '970000',
      account: shown?.account_number,
      amount: 200_000,
      reference,
    });
    await serverOf(0).succeed(claimPaid, { payment_id }, { session: player });
    const again = await serverOf(0).succeed(claimPaid, { payment_id }, { session: player });
    expect(again.transfer?.claimed_at).not.toBeNull();
    expect(await look()).toEqual({ status: 'pending', balance: 0 });
    const { events } = await serverOf(0).succeed(contract.readPaymentCase, { payment_id }, { session: first });
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'claimed']);
  });

  it('is credited by a line with its reference and amount, however the bank writes them', async () => {
    const { reference, look, payment_id } = await transfer(1_250_000);
    const written = `mbvcb.42. ${reference.slice(0, 7).toLowerCase()} ${reference.slice(7)} chuyen tien`;
    const bank = 'FT-CREDITED';
    const answer = await upload([[bank, '2026-11-23', '1.250.000', 'VND', written]]);
    expect(answer).toMatchObject({ lines: 1, credited: 1, to_decide: 0, known: 0, problems: [] });
    expect(await look()).toEqual({ status: 'paid', balance: 1_250_000 });
    expect(await lineFor(bank)).toMatchObject({ state: 'credited', payment: { payment_id }, handled_by: null });
  });

  it('is credited once, from files that overlap and are uploaded ten times at once', async () => {
    const { reference, look } = await transfer();
    const line = lineOf({ memo: reference });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => upload([line, lineOf({ memo: 'phí' })], turn)),
    );
    expect(answers.reduce((sum, { credited }) => sum + credited, 0)).toBe(1);
    expect(answers.reduce((sum, { known }) => sum + known, 0)).toBe(9);
    expect(await look()).toEqual({ status: 'paid', balance: 200_000 });
    const changed = [line[0] ?? '', '23/11/2026', '900.000', 'VND', reference];
    expect(await upload([changed])).toMatchObject({ lines: 0, problems: [{ line: 2, problem: 'changed' }] });
    expect(await look()).toEqual({ status: 'paid', balance: 200_000 });
  });

  it('is not credited by one operator where it is their own, or more than one credits within 24 hours', async () => {
    const own = await serverOf(0).succeed(recharge, { amount: 200_000, gateway: 'vietqr' }, { session: first });
    const mine = await serverOf(0).succeed(readPayment, { payment_id: own.payment_id }, { session: first });
    const most = serverOf(0).config.transfersOfTwoAbove;
    const [almost, above] = [await transfer(most - 1_000_000), await transfer(2_000_000)];
    const lines = [
      lineOf({ memo: mine.transfer?.reference ?? '' }),
      lineOf({ memo: almost.reference, amount: most - 1_000_000 }),
      lineOf({ memo: above.reference, amount: 2_000_000 }),
    ];
    expect(await upload(lines.slice(0, 1))).toMatchObject({ credited: 0, to_decide: 1 });
    expect(await lineFor(lines[0]?.[0] ?? '')).toMatchObject({ state: 'of_two' });
    const session = await registerOperator(serverOf(0), ['money']);
    const answer = await serverOf(0).succeed(contract.uploadStatement, statementOf(lines.slice(1)), { session });
    expect(answer).toMatchObject({ credited: 1, to_decide: 1 });
    const states = [await almost.look(), await above.look()].map(({ status }) => status);
    expect(states.toSorted()).toEqual(['paid', 'pending']);
    const waiting = states[0] === 'pending' ? { ...almost, line: lines[1] } : { ...above, line: lines[2] };
    const { line_id } = await lineFor(waiting.line?.[0] ?? '');
    expect(await creditByHand(line_id, waiting.reference)).toMatchObject({ ok: true });
    expect(await waiting.look()).toMatchObject({ status: 'paid' });
  });

  it('is credited whole or not at all, whatever fails on the way', async () => {
    const { reference, look } = await transfer();
    const { db } = serverOf(0);
    const request = statementOf([lineOf({ memo: reference })]);
    const office = { operator_id: first.user_id, config: serverOf(0).config, now: new Date() };
    const countLines = async () => (await db.selectFrom('bank_line').select('line_id').execute()).length;
    const faults = await failAtEachStatement(
      db,
      (faulty) => inTransaction(faulty, (transaction) => takeStatement(transaction, request, office)),
      async () => [await look(), await countLines()],
    );
    expect(faults).toBeGreaterThan(20);
    expect(await look()).toEqual({ status: 'paid', balance: 200_000 });
  });

  it('can be tried in the demo, whose bank believes every payer who says that they sent it', async () => {
    const { player, payment_id, look } = await transfer();
    await transfer();
    await serverOf(0).succeed(claimPaid, { payment_id }, { session: player });
    const csv = await (await fetch(`${serverOf(0).url}/sandbox/statement.csv`)).text();
    const request = { name: 'statement.csv', csv };
    const answer = await serverOf(0).succeed(contract.uploadStatement, request, { session: first });
    expect(answer).toMatchObject({ to_decide: 0, problems: [] });
    expect(await look()).toEqual({ status: 'paid', balance: 200_000 });
  });

  it('is credited after its time too', async () => {
    const { reference, look, payment_id } = await transfer();
    const { db } = serverOf(0);
    await db
      .updateTable('payment')
      .set({ status: 'expired', settled_at: new Date() })
      .where('payment_id', '=', payment_id)
      .execute();
    await db
      .insertInto('payment_event')
      .values({ event_id: payment_id, payment_id, kind: 'expired', source: 'shop', at: new Date() })
      .execute();
    await upload([lineOf({ memo: reference })]);
    expect(await look()).toEqual({ status: 'paid', balance: 200_000 });
    const { events } = await serverOf(0).succeed(contract.readPaymentCase, { payment_id }, { session: first });
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'expired', 'paid_late']);
  });
});

describe('a line that does not match', () => {
  it('waits for an operator, each with what it is', async () => {
    const [small, foreign, twice] = [await transfer(), await transfer(), await transfer()];
    const lines = {
      unmatched: lineOf({ memo: 'nap xu cho em' }),
      several: lineOf({ memo: `${small.reference} ${foreign.reference}` }),
      wrong_amount: lineOf({ memo: small.reference, amount: 190_000 }),
      wrong_currency: lineOf({ memo: foreign.reference, currency: 'USD' }),
      paid: lineOf({ memo: twice.reference }),
      paid_already: lineOf({ memo: twice.reference }),
    };
    const answer = await upload(Object.values(lines));
    expect(answer).toMatchObject({ lines: 6, credited: 1, to_decide: 5 });
    const stateOf = async (line: readonly string[]) => (await lineFor(line[0] ?? '')).state;
    expect(await stateOf(lines.unmatched)).toBe('unmatched');
    expect(await stateOf(lines.several)).toBe('unmatched');
    expect(await stateOf(lines.wrong_amount)).toBe('wrong_amount');
    expect(await stateOf(lines.wrong_currency)).toBe('wrong_currency');
    expect((await Promise.all([lines.paid, lines.paid_already].map(stateOf))).toSorted()).toEqual([
      'credited',
      'paid_already',
    ]);
    expect([await small.look(), await foreign.look(), await twice.look()].map(({ balance }) => balance)).toEqual([
      0, 0, 200_000,
    ]);
    const { rows } = await serverOf(0).succeed(contract.listPayments, { view: 'trouble' }, { session: first });
    expect(rows.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining([small.reference, foreign.reference, twice.reference]),
    );
    const cashier = await registerOperator(serverOf(0), ['money']);
    const desk = await serverOf(0).succeed(listWaitingWork, {}, { session: cashier });
    expect(desk.rows.find(({ topic }) => topic === 'operator/payments')?.count).toBeGreaterThanOrEqual(5);
  });

  it('is credited by two operators with what arrived, once', async () => {
    const { reference, look, payment_id } = await transfer();
    const line = lineOf({ memo: reference, amount: 190_000 });
    await upload([line]);
    const { line_id } = await lineFor(line[0] ?? '');
    expect(await creditByHand(line_id, ` ${reference.toLowerCase()} `)).toMatchObject({ ok: true });
    expect(await look()).toEqual({ status: 'paid', balance: 190_000 });
    const credit = serverOf(0).call(contract.creditLine, { line_id, reference, reason }, { session: first });
    expect(await credit).toMatchObject({ error: 'line_closed' });
    const detail = await serverOf(0).succeed(contract.readPaymentCase, { payment_id }, { session: first });
    expect(detail).toMatchObject({ amount: 200_000, credited: 190_000, trouble_since: null });
    expect(detail.events.map(({ kind }) => kind)).toEqual(['started', 'wrong_amount', 'credited_by_hand', 'handled']);
  });

  it('becomes a payment of its own where its payment is paid already', async () => {
    const { reference, look } = await transfer();
    const again = lineOf({ memo: reference });
    await upload([lineOf({ memo: reference })]);
    await upload([again]);
    const line = await lineFor(again[0] ?? '');
    expect(line.state).toBe('paid_already');
    expect(await creditByHand(line.line_id, reference)).toMatchObject({ ok: true });
    expect(await look()).toEqual({ status: 'paid', balance: 400_000 });
  });

  it('is credited by nobody alone, by nobody to themselves, and only in đồng', async () => {
    const { reference, look } = await transfer();
    const [unmatched, dollars] = [lineOf({ memo: 'nap' }), lineOf({ memo: 'nap', currency: 'USD' })];
    await upload([unmatched, dollars]);
    const { line_id } = await lineFor(unmatched[0] ?? '');
    const credit = (request: object, session = first) =>
      serverOf(0).call(contract.creditLine, { line_id, reference, reason, ...request }, { session });
    const { line_id: foreign } = await lineFor(dollars[0] ?? '');
    expect(await credit({ line_id: foreign })).toMatchObject({ error: 'line_not_in_dong' });
    expect(await credit({ reference: 'MCY000000000000' })).toMatchObject({
      error: 'payment_not_found',
      field: 'reference',
    });
    const own = await serverOf(0).succeed(recharge, { amount: 200_000, gateway: 'vietqr' }, { session: first });
    const mine = await serverOf(0).succeed(readPayment, { payment_id: own.payment_id }, { session: first });
    expect(await credit({ reference: mine.transfer?.reference })).toMatchObject({ error: 'approval_concerns_you' });
    const asked = await credit({});
    expect(asked).toMatchObject({ ok: true });
    expect(await credit({})).toMatchObject({ error: 'approval_waiting' });
    expect(await look()).toEqual({ status: 'pending', balance: 0 });
    const aside = serverOf(0).call(contract.setLineAside, { line_id, reason }, { session: second });
    expect(await aside).toMatchObject({ ok: true, data: { state: 'set_aside', approval_id: null, note: reason } });
    const { approval_id } = asked.ok ? asked.data : { approval_id: '' };
    const agreement = { approval_id: approval_id ?? '', decision: 'agree', answer: null } as const;
    const agreed = serverOf(0).call(decideApproval, agreement, { session: second });
    expect(await agreed).toMatchObject({ error: 'approval_outdated' });
    expect(await look()).toEqual({ status: 'pending', balance: 0 });
  });

  it('stays trouble of its payment while another line of it waits, also where two are set aside at once', async () => {
    const { reference, payment_id } = await transfer();
    const lines = [1_000, 2_000, 3_000].map((amount) => lineOf({ memo: reference, amount }));
    await upload(lines);
    const [one, ...others] = await Promise.all(lines.map(([bank = '']) => lineFor(bank)));
    const aside = (line_id = '') => serverOf(0).succeed(contract.setLineAside, { line_id, reason }, { session: first });
    const readCase = () => serverOf(0).succeed(contract.readPaymentCase, { payment_id }, { session: first });
    await aside(one?.line_id);
    expect((await readCase()).trouble_since).not.toBeNull();
    await Promise.all(others.map(({ line_id }) => aside(line_id)));
    expect((await readCase()).trouble_since).toBeNull();
    expect((await readCase()).events.filter(({ kind }) => kind === 'handled')).toHaveLength(1);
  });

  it('is not taken from a file that names no columns, or that says something else than money', async () => {
    const refuse = (csv: string) =>
      serverOf(0).call(contract.uploadStatement, { name: 'a.csv', csv }, { session: first });
    expect(await refuse('xin chào')).toMatchObject({ error: 'statement_unreadable', field: 'csv' });
    const many = Array.from({ length: 1_001 }, () => lineOf({ memo: 'x' }));
    expect(await refuse(statementOf(many).csv)).toMatchObject({ error: 'statement_too_long' });
    expect(await upload([['R1', 'hôm qua', '5', 'VND', 'x']])).toMatchObject({
      lines: 0,
      problems: [{ line: 2, problem: 'bad_date' }],
    });
  });
});

it('trouble that somebody looked into is over, with their words in the history', async () => {
  const { payment_id, reference } = await transfer();
  await upload([lineOf({ memo: reference, amount: 1_000 })]);
  const handle = () =>
    serverOf(0).call(contract.handlePayment, { payment_id, note: 'Đã trả lại.' }, { session: first });
  const handled = await handle();
  expect(handled).toMatchObject({ ok: true, data: { trouble_since: null } });
  expect(handled.ok && handled.data.events.at(-1)).toMatchObject({ kind: 'handled', note: 'Đã trả lại.' });
  expect(await handle()).toMatchObject({ error: 'payment_not_in_trouble' });
});

it('the database keeps what happened, and pays a payment once', async () => {
  const { db } = serverOf(0);
  const { reference, payment_id } = await transfer();
  await upload([lineOf({ memo: reference })]);
  const { count } = await db
    .selectFrom('journal')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('reference_id', '=', payment_id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  const undo = db.updateTable('payment').set({ status: 'pending' }).where('payment_id', '=', payment_id);
  await expect(undo.execute()).rejects.toMatchObject({ constraint: 'payment_goes_forward' });
  const forget = db.deleteFrom('payment_event').where('payment_id', '=', payment_id);
  await expect(forget.execute()).rejects.toMatchObject({ constraint: 'payment_event_stays' });
  const reopen = db.updateTable('bank_line').set({ state: 'unmatched' }).where('payment_id', '=', payment_id);
  await expect(reopen.execute()).rejects.toMatchObject({ constraint: 'bank_line_is_decided_once' });
});
