import { randomUUID } from 'node:crypto';
import { locales, type RuleName, ruleMessages } from '@mcy/api/contract';
import { approveWithdrawal, rejectWithdrawal } from '@mcy/api/operator/withdrawals/contract';
import * as flowContract from '@mcy/api/wallet/flow/contract';
import * as withdrawalsContract from '@mcy/api/wallet/withdrawals/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import {
  withdrawalNotFound,
  withdrawalNotOpen,
  withdrawalReturnSubject,
  withdrawalSubject,
  withdrawalTooLarge,
} from './messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const account = { bank_name: 'Vietcombank', card_number: '0071 000 123 456', holder_name: 'Nguyễn Văn Ân' };

async function listOf(session: Session) {
  return (await server.succeed(withdrawalsContract.listWithdrawals, {}, { session })).rows;
}

describe('requesting a withdrawal', () => {
  it('takes the coins out of the balance at once and reserves them', async () => {
    const session = await server.playerWith(500_000);
    const asked = await server.succeed(withdrawalsContract.withdraw, { amount: 100_000, ...account }, { session });
    expect(asked).toMatchObject({
      status: 'requested',
      amount: 100_000,
      fee: 3_300,
      payout: 96_700,
      bank_name: 'Vietcombank',
      card_number_end: '3456',
      holder_name: 'NGUYEN VAN AN',
      reason: null,
    });
    expect(await server.balanceOf(session)).toBe(400_000);
    expect(await listOf(session)).toEqual([asked]);
  });

  it('can take the whole balance, and not a coin more', async () => {
    const session = await server.playerWith(50_000);
    for (const lang of locales) {
      expect(
        await server.call(withdrawalsContract.withdraw, { amount: 50_001, ...account }, { session, lang }),
      ).toMatchObject({
        code: 422,
        error: 'insufficient_balance',
        field: 'amount',
        msg: withdrawalTooLarge[lang],
      });
    }
    expect(await listOf(session)).toEqual([]);
    expect(await server.balanceOf(session)).toBe(50_000);
    await server.succeed(withdrawalsContract.withdraw, { amount: 50_000, ...account }, { session });
    expect(await server.balanceOf(session)).toBe(0);
  });

  it.each([
    ['amount', { amount: 9_999 }, 'withdrawal_minimum'],
    ['amount', { amount: 10_000.5 }, 'amount_integer'],
    ['bank_name', { bank_name: ' ' }, 'required'],
    ['card_number', { card_number: '12345' }, 'card_number'],
    ['holder_name', { holder_name: '王小明' }, 'holder_name'],
  ] as const)('is refused for its %s: %o', async (field, wrong, rule) => {
    const session = await server.playerWith(50_000);
    for (const lang of locales) {
      const request = { amount: 20_000, ...account, ...wrong };
      expect(await server.call(withdrawalsContract.withdraw, request, { session, lang })).toMatchObject({
        code: 422,
        error: rule,
        field,
        msg: wordsOf(rule)[lang],
      });
    }
    expect(await listOf(session)).toEqual([]);
    expect(await server.balanceOf(session)).toBe(50_000);
  });

  it('happens once per key', async () => {
    const session = await server.playerWith(50_000);
    const options = { session, idempotencyKey: randomUUID() };
    const first = await server.call(withdrawalsContract.withdraw, { amount: 20_000, ...account }, options);
    const second = await server.call(withdrawalsContract.withdraw, { amount: 20_000, ...account }, options);
    expect(second.text).toBe(first.text);
    expect(await listOf(session)).toHaveLength(1);
    expect(await server.balanceOf(session)).toBe(30_000);
  });

  it('requires an account', async () => {
    expect(await server.call(withdrawalsContract.withdraw, { amount: 20_000, ...account })).toMatchObject({
      code: 401,
    });
    expect(await server.call(withdrawalsContract.listWithdrawals, {})).toMatchObject({ code: 401 });
  });
});

describe('canceling a withdrawal', () => {
  it('returns all of it, including the fee', async () => {
    const session = await server.playerWith(100_000);
    const { withdrawal_id } = await server.succeed(
      withdrawalsContract.withdraw,
      { amount: 100_000, ...account },
      { session },
    );
    const cancelled = await server.succeed(withdrawalsContract.cancelWithdrawal, { withdrawal_id }, { session });
    expect(cancelled).toMatchObject({ withdrawal_id, status: 'cancelled' });
    expect(await server.balanceOf(session)).toBe(100_000);
    for (const lang of locales) {
      const { rows } = await server.succeed(flowContract.readFlow, { currency: 'balance' }, { session, lang });
      expect(
        rows.slice(0, 2).map(({ kind, amount, balance_after, subject }) => [kind, amount, balance_after, subject]),
      ).toEqual([
        ['withdrawal_return', 100_000, 100_000, withdrawalReturnSubject(withdrawal_id)[lang]],
        ['withdrawal', -100_000, 0, withdrawalSubject(withdrawal_id)[lang]],
      ]);
    }
  });

  it.each(['approved', 'rejected', 'cancelled'] as const)('is refused once it is %s', async (status) => {
    const session = await server.playerWith(50_000);
    const { withdrawal_id } = await server.succeed(
      withdrawalsContract.withdraw,
      { amount: 20_000, ...account },
      { session },
    );
    if (status === 'cancelled')
      await server.succeed(withdrawalsContract.cancelWithdrawal, { withdrawal_id }, { session });
    else await settle(withdrawal_id, status);
    const held = await server.balanceOf(session);
    for (const lang of locales) {
      expect(
        await server.call(withdrawalsContract.cancelWithdrawal, { withdrawal_id }, { session, lang }),
      ).toMatchObject({
        code: 422,
        error: 'withdrawal_not_open',
        msg: withdrawalNotOpen[lang],
      });
    }
    expect(await server.balanceOf(session)).toBe(held);
    expect(await listOf(session)).toMatchObject([
      { status, reason: status === 'rejected' ? 'The account number doesn’t exist or is closed.' : null },
    ]);
  });

  it('is limited to one’s own', async () => {
    const session = await server.playerWith(50_000);
    const { withdrawal_id } = await server.succeed(
      withdrawalsContract.withdraw,
      { amount: 20_000, ...account },
      { session },
    );
    const stranger = await server.registerUser();
    for (const lang of locales) {
      const answer = await server.call(
        withdrawalsContract.cancelWithdrawal,
        { withdrawal_id },
        { session: stranger, lang },
      );
      expect(answer).toMatchObject({ code: 404, error: 'withdrawal_not_found', msg: withdrawalNotFound[lang] });
    }
    expect(await listOf(stranger)).toEqual([]);
    expect(await listOf(session)).toMatchObject([{ status: 'requested' }]);
  });
});

describe('the list of withdrawals', () => {
  it('is paged, newest first', async () => {
    const session = await server.playerWith(100_000);
    for (const amount of [10_000, 11_000, 12_000]) {
      await server.succeed(withdrawalsContract.withdraw, { amount, ...account }, { session });
    }
    const first = await server.succeed(withdrawalsContract.listWithdrawals, { limit: 2 }, { session });
    expect(first.rows.map(({ amount }) => amount)).toEqual([12_000, 11_000]);
    const cursor = first.next_cursor ?? '';
    const second = await server.succeed(withdrawalsContract.listWithdrawals, { limit: 2, cursor }, { session });
    expect(second.rows.map(({ amount }) => amount)).toEqual([10_000]);
    expect(second.next_cursor).toBeNull();
    expect(
      await server.call(withdrawalsContract.listWithdrawals, { cursor: "1' or '1'='1" }, { session }),
    ).toMatchObject({
      code: 422,
      field: 'cursor',
    });
  });
});

describe('the database', () => {
  it.each([
    ['a withdrawal without its journal', `update withdrawal set status = 'cancelled', settled_at = now()`],
    ['another amount', 'update withdrawal set amount = amount + 1'],
    ['a reverted status', `update withdrawal set status = 'requested', settled_at = null`],
    ['a deleted withdrawal', 'delete from withdrawal'],
  ])('refuses %s', async (_name, damage) => {
    await expect(sql.raw(damage).execute(server.db)).rejects.toThrow(/withdrawal/);
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});

function wordsOf(rule: RuleName) {
  const limits: Readonly<Record<string, string>> = { minimum: '10.000', fee: '3.300' };
  const filled = Object.entries(ruleMessages[rule]).map(([locale, message]) => [
    locale,
    message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => limits[name] ?? ''),
  ]);
  return Object.fromEntries(filled) as Record<(typeof locales)[number], string>;
}

/** An operator's decision. */
async function settle(withdrawal_id: string, status: 'approved' | 'rejected'): Promise<void> {
  const session = await registerOperator(server);
  if (status === 'approved') {
    await server.succeed(approveWithdrawal, { withdrawal_id, note: 'Đã đối chiếu.' }, { session });
    return;
  }
  await server.succeed(rejectWithdrawal, { withdrawal_id, reason: 'account', note: null }, { session });
}
