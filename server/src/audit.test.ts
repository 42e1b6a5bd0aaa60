import { withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from './audit.ts';
import type { Database } from './platform/db/database.ts';
import type { Finding } from './platform/db/runChecks.ts';
import { type TestServer, startTestServer } from './testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const session = await server.registerUser();
  for (const amount of [50_000, 60_000]) await server.recharge(session, amount);
  const account = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };
  await server.succeed(withdraw, { amount: 20_000, ...account }, { session });
});
afterAll(() => server.close());

/** The audit's findings after damage that the triggers would refuse, done in a transaction that is rolled back. */
async function auditAfter(damage: string): Promise<Finding[]> {
  let findings: Finding[] = [];
  const undo = new Error('undo');
  const damaged = async (db: Database): Promise<void> => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql.raw(damage).execute(db);
    findings = await auditDatabase(db);
    throw undo;
  };
  await expect(server.db.transaction().execute(damaged)).rejects.toBe(undo);
  return findings;
}

/** A finding of an invariant that begins so. */
const finding = (invariant: string, row: object = {}): unknown =>
  expect.objectContaining({
    invariant: expect.stringContaining(invariant) as unknown,
    row: expect.objectContaining(row) as unknown,
  });

const one = (table: string): string => `ctid = (select ctid from ${table} limit 1)`;

const ofWithdrawals = `account_id in (select account_id from ledger_account where system = 'withdrawals')`;

describe('the audit', () => {
  it('finds nothing in an untouched database', async () => {
    expect(await auditDatabase(server.db)).toEqual([]);
  });

  it('finds nothing wrong with an empty account of the shop', async () => {
    const columns = 'journal_id, account_id, currency, journal_kind, posted_at';
    const findings = await auditAfter(
      `insert into entry (entry_id, ${columns}, amount)
        select entry_id + 1000, ${columns}, -amount from entry where ${ofWithdrawals}`,
    );
    expect(findings).not.toContainEqual(finding('below zero'));
  });

  it('says by how much', async () => {
    expect(await auditAfter('update entry set amount = amount + 7 where amount = 60000')).toContainEqual(
      finding('1: a journal’s entries sum', { currency: 'balance', sum: '7' }),
    );
    expect(await auditAfter('update ledger_account set balance = 1 where balance = 90000')).toContainEqual(
      finding('2: a player’s balance', { balance: 1, sum: '90000' }),
    );
    expect(await auditAfter(`update entry set amount = -amount where ${ofWithdrawals}`)).toContainEqual(
      finding('1: no account of the shop', { system: 'withdrawals', sum: '-20000' }),
    );
  });

  it.each([
    [
      'an amount changed',
      'update entry set amount = amount + 1 where amount > 0',
      '1: a journal’s entries sum to zero',
    ],
    ['an entry deleted', 'delete from entry where amount > 0', '1: a journal has at least two entries'],
    [
      'a journal without entries',
      'delete from entry where abs(amount) = 60000',
      '1: a journal has at least two entries',
    ],
    [
      'an account of the shop below zero that may not owe',
      `update entry set amount = -amount where ${ofWithdrawals}`,
      '1: no account of the shop is below zero',
    ],
    [
      'an account of the shop that no area defines',
      `update ledger_account set system = 'unknown' where system = 'withdrawals'`,
      '1: the shop has the accounts',
    ],
    [
      'an entry of another kind than its journal',
      `update entry set journal_kind = 'box_open' where amount = 60000`,
      '1: an entry has the kind and the time',
    ],
    [
      'an entry of another time than its journal',
      `update entry set posted_at = posted_at + interval '1 second' where amount = 60000`,
      '1: an entry has the kind and the time',
    ],
    [
      'a currency that the journal’s kind does not move',
      `update entry set currency = 'gem' where abs(amount) = 60000`,
      '1: a journal moves only the currencies',
    ],
    [
      'a day’s spending without payments',
      `insert into spending_day select user_id, '2026-11-22', 1 from app_user limit 1`,
      '2: what a player spent on a day',
    ],
    [
      'coins added to an account',
      'update ledger_account set balance = balance + 1',
      '2: a player’s balance is the sum',
    ],
    [
      'coins in an account without entries',
      `update ledger_account set balance = 5 where currency = 'gem' and user_id is not null`,
      '2: a player’s balance is the sum',
    ],
    [
      'a running balance changed',
      `update entry set balance_after = 1 where amount = 60000`,
      '2: the balance after each',
    ],
    ['coins without a source', 'delete from entry where amount = -50000', '2: all accounts of a currency sum to zero'],
    [
      'a payment paid without credit',
      `delete from journal where ${one('journal')}`,
      '5: a paid payment is credited once',
    ],
    ['a payment of another amount', 'update payment set amount = amount * 2', '5: a paid payment is credited once'],
    [
      'a withdrawal of another amount',
      'update withdrawal set amount = amount * 2',
      '2: a withdrawal left the balance in full',
    ],
    [
      'a withdrawal canceled without its coins',
      `update withdrawal set status = 'cancelled', settled_at = now()`,
      '2: the withdrawals account holds',
    ],
    ['a deleted withdrawal', 'delete from withdrawal', '2: a withdrawal left the balance in full'],
    [
      'a missing answer',
      `update idempotency set answer = null where ${one('idempotency')}`,
      '5: an idempotency key is stored',
    ],
    ['a session with a future password version', 'update session set pwd_version = 9', 'a session is not newer'],
    ['a missing account', `delete from ledger_account where currency = 'gem'`, 'a user has one account'],
  ])('finds %s', async (_name, damage, invariant) => {
    expect(await auditAfter(damage)).toContainEqual(finding(invariant));
    expect(await auditDatabase(server.db)).toEqual([]);
  });
});
