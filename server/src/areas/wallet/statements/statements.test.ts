import { createHash } from 'node:crypto';
import { exportFlow, listMonths, readFlow } from '@mcy/api/wallet/flow/contract';
import { makeStatement } from '@mcy/api/wallet/statements/contract';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { readPdfRows } from '../../../testing/readPdfRows.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { keepStatement, prepareStatement } from './makeStatement.ts';
import { settlePayment } from '../recharge/settlePayment.ts';
import { demoGateway, startPayment } from '../recharge/startPayment.ts';
import { moveWithdrawal } from '../withdrawals/moveWithdrawal.ts';
import { requestWithdrawal } from '../withdrawals/requestWithdrawal.ts';

const server = provideServer();
let player: Session & { user_id: string };

async function recharge(amount: number, at: string): Promise<void> {
  const now = new Date(at);
  await inTransaction(server().db, async (db) => {
    const { payment_id } = await startPayment(db, player.user_id, amount, { gateway: demoGateway, now });
    const paid = { gateway: 'sandbox', payment_id, amount, currency: 'VND', outcome: 'approved' } as const;
    await settlePayment(db, { ...paid, transaction_id: payment_id }, { source: 'notification', now });
  });
}

/** Withdraws coins, which come back two days later. */
async function withdraw(amount: number, at: string): Promise<void> {
  const { user_id } = player;
  const now = new Date(at);
  const later = new Date(now.getTime() + 2 * 86_400_000);
  const request = { amount, bank_name: 'Vietcombank', card_number: '0123456789', holder_name: 'NGUYEN VAN AN' };
  const secret = server().config.identitySecret;
  const { withdrawal_id } = await inTransaction(server().db, (db) =>
    requestWithdrawal(db, { user_id, request, secret, now }),
  );
  await inTransaction(server().db, (db) => moveWithdrawal(db, { withdrawal_id, move: 'cancel', user_id, now: later }));
}

beforeAll(async () => {
  player = await server().registerUser('Nguyễn Ánh Dư');
  await recharge(2_000_000, '2026-07-31T16:59:00Z');
  for (let place = 10; place < 60; place++) await recharge(50_000 + place, `2026-08-05T03:${place}:00Z`);
  await withdraw(150_000, '2026-08-30T08:00:00Z');
});

interface Line {
  time: string;
  subject: string;
  amount: number;
  balance: number;
}

/** Reads a statement as a person does: row by row, from left to right. */
async function readPdf(pdf: Buffer) {
  const { rows, pages } = await readPdfRows(pdf);
  const lines = rows.flatMap((row): Line[] => {
    const found = /^(\d\d:\d\d, \d\d\/\d\d\/\d{4}) (.+) ([+-][\d.]+) ([\d.]+)$/.exec(row);
    if (!found) return [];
    const [, time = '', subject = '', amount = '', balance = ''] = found;
    return [{ time, subject, amount: numberOf(amount), balance: numberOf(balance) }];
  });
  const sums =
    rows
      .find((row) => /^[\d.]+ \+?[\d.]+ -?[\d.]+ [\d.]+$/.test(row))
      ?.split(' ')
      .map(numberOf) ?? [];
  return { rows, lines, sums, pages };
}

function numberOf(written: string): number {
  return Number(written.replaceAll(/[.+]/g, ''));
}

async function statementOf(month: string, lang: 'vn' | 'zh' | 'en' = 'vn') {
  const made = await server().succeed(makeStatement, { currency: 'balance', month }, { session: player, lang });
  const answer = await fetch(server().url + made.address);
  return { ...made, answer, pdf: Buffer.from(await answer.arrayBuffer()) };
}

it('a statement read back has the figures and every line of the ledger', async () => {
  const { pdf, hash, answer } = await statementOf('2026-08');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(hash);
  const { rows, lines, sums, pages } = await readPdf(pdf);
  const ledger: Line[] = [];
  let cursor: string | undefined;
  do {
    const request = { currency: 'balance', month: '2026-08', limit: 50, cursor } as const;
    const page = await server().succeed(readFlow, request, { session: player, lang: 'vn' });
    ledger.push(
      ...page.rows.map(({ amount, balance_after, subject }) => ({ time: '', subject, amount, balance: balance_after })),
    );
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(lines.map((line) => ({ ...line, time: '' }))).toEqual(ledger.toReversed());
  expect(lines[0]?.time).toBe('10:10, 05/08/2026');
  const { rows: months } = await server().succeed(listMonths, { currency: 'balance' }, { session: player });
  const month = months.find((one) => one.month === '2026-08');
  expect(sums).toEqual([month?.opening, month?.came_in, -(month?.went_out ?? 0), month?.closing]);
  expect(sums[0]).toBe(2_000_000);
  expect(pages).toBe(2);
  expect(rows.join('\n')).toMatch(/Nguyễn Ánh Dư[\s\S]*Nạp xu[\s\S]*Rút tiền/);
});

it('the closing balance of a month opens the next, also one without lines', async () => {
  const july = (await readPdf((await statementOf('2026-07')).pdf)).sums;
  const august = (await readPdf((await statementOf('2026-08')).pdf)).sums;
  const quiet = await readPdf((await statementOf('2026-10')).pdf);
  const september = (await readPdf((await statementOf('2026-09')).pdf)).sums;
  expect([july.at(-1), august.at(-1), september.at(-1)]).toEqual([august[0], september[0], quiet.sums[0]]);
  expect(quiet.sums).toEqual([september[3], 0, 0, september[3]]);
  expect(quiet.rows.join('\n')).toContain('Không có giao dịch');
});

it('a statement stays the same forever, and nothing is posted in its month any more', async () => {
  const first = await statementOf('2026-08');
  await recharge(70_000, '2026-08-31T16:00:00Z');
  const again = await statementOf('2026-08');
  expect(again.pdf.equals(first.pdf)).toBe(true);
  const later = await server().succeed(readFlow, { currency: 'balance' }, { session: player });
  expect(later.rows[0]).toMatchObject({ amount: 70_000, created_at: '2026-10-31T17:00:00.000Z' });
  await expect(server().db.deleteFrom('statement').execute()).rejects.toThrow('append-only');
});

it('writes each language with its own letters', async () => {
  const { rows } = await readPdf((await statementOf('2026-08', 'zh')).pdf);
  expect(rows.join('\n')).toMatch(/账户月度账单[\s\S]*充值/);
});

it('has one number in every language, and another one in each month', async () => {
  const numberIn = async (month: string, lang: 'vn' | 'en' = 'vn') => {
    const { rows } = await readPdf((await statementOf(month, lang)).pdf);
    return rows.flatMap((row) => /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(row)?.[0] ?? []);
  };
  const [number] = await numberIn('2026-08');
  expect(number).toBeDefined();
  expect(await numberIn('2026-08', 'en')).toEqual([number]);
  expect(await numberIn('2026-09')).not.toEqual([number]);
});

it('is drawn once for ten who ask at once', async () => {
  const wish = {
    user_id: player.user_id,
    currency: 'balance',
    month: '2026-10',
    locale: 'en',
    now: new Date(),
  } as const;
  const drawn = await Promise.all(Array.from({ length: 10 }, () => prepareStatement(server().db, wish)));
  expect(new Set(drawn.map((one) => one?.statement_id)).size).toBe(1);
  const kept = await Promise.all(drawn.map((one) => inTransaction(server().db, (db) => keepStatement(db, wish, one))));
  expect(new Set(kept.map(({ statement_id }) => statement_id)).size).toBe(1);
});

it('refuses a month that is not over, and one before the first line', async () => {
  const refusalOf = async (month: string) => {
    const answer = await server().call(makeStatement, { currency: 'balance', month }, { session: player });
    return answer.ok ? null : answer.error;
  };
  expect(await refusalOf(new Date().toISOString().slice(0, 7))).toBe('statement_not_over');
  expect(await refusalOf('2026-06')).toBe('statement_empty');
  const { address } = await server().succeed(exportFlow, { currency: 'balance' }, { session: player });
  const other = await fetch(server().url + address.replace('flow.csv', 'statement.pdf'));
  expect(other.status).toBe(404);
});
