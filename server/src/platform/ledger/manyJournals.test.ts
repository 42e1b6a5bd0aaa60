import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser } from '../../areas/account/entry/registerUser.ts';
import { boxOpenJournal } from '../../areas/boxes/opening/openingJournals.ts';
import { gatewayAccount } from '../../areas/wallet/recharge/rechargeAccounts.ts';
import { rechargeJournal } from '../../areas/wallet/recharge/rechargeJournals.ts';
import { withdrawalsAccount } from '../../areas/wallet/withdrawals/withdrawalAccounts.ts';
import { withdrawalJournal } from '../../areas/wallet/withdrawals/withdrawalJournals.ts';
import { shop } from '../../shop.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { runChecks } from '../db/runChecks.ts';
import { salesAccount } from './ledgerAccounts.ts';
import { ledgerChecks } from './ledgerChecks.ts';
import { type Journal, postJournals } from './postJournal.ts';
import { readBalances } from './readBalances.ts';
import { readFlow } from './readFlow.ts';
import { readSpending } from './readSpending.ts';
import { readSpendingAt } from './readSpendingAt.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const subject = { vn: 'Thử', zh: '测试', en: 'Test' };
const now = new Date('2026-11-21T03:00:00Z');

/** A player with 100 coins. */
async function createPlayer(): Promise<string> {
  const user = { nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' };
  const user_id = await registerUser(database.db, { ...user, sign_in_name: `${randomUUID()}@example.com` }, now);
  await postAll([journal(rechargeJournal, gatewayAccount, { user_id }, 100)]);
  return user_id;
}

type Account = Journal['postings'][number]['account'];

/** Moves coins; `received` is another amount in a journal that does not balance. */
function journal(kind: Journal['kind'], from: Account, to: Account, amount: number, received = amount): Journal {
  return {
    kind,
    subject,
    reference_id: randomUUID(),
    now,
    postings: [
      { account: from, currency: 'balance', amount: -amount },
      { account: to, currency: 'balance', amount: received },
    ],
  };
}

const paying = (user_id: string, amount: number, received = amount): Journal =>
  journal(boxOpenJournal, { user_id }, salesAccount, amount, received);

const postAll = (journals: readonly Journal[]): Promise<void> =>
  inTransaction(database.db, (db) => Promise.resolve(postJournals(db, journals)));

describe('many journals', () => {
  it('are written at once, also when a player pays several, in their order', async () => {
    const [one, other] = [await createPlayer(), await createPlayer()];
    await postAll([paying(one, 30), paying(other, 7), paying(one, 20)]);
    await postAll([]);
    const { rows } = await readFlow(database.db, { user_id: one, currency: 'balance' }, { limit: 10 });
    expect(rows.map(({ amount, balance_after }) => [amount, balance_after])).toEqual([
      [-20, 50],
      [-30, 70],
      [100, 100],
    ]);
    expect(await readSpending(database.db, one)).toBe(50);
    expect(await readSpending(database.db, other)).toBe(7);
    expect(await runChecks(database.db, ledgerChecks(shop))).toEqual([]);
  });

  it.each([
    ['one does not sum to zero', (user_id: string) => paying(user_id, 5, 6), 'does not sum to zero in balance'],
    ['one has no entries', (user_id: string) => ({ ...paying(user_id, 5), postings: [] }), 'at least 2 are needed'],
    ['one takes more than there is', (user_id: string) => paying(user_id, 71), 'player_balance_not_negative'],
  ])('leave nothing behind when %s', async (_name, broken, reason) => {
    const user_id = await createPlayer();
    await expect(postAll([paying(user_id, 30), broken(user_id)])).rejects.toThrow(reason);
    expect(await readBalances(database.db, user_id)).toMatchObject({ balance: 100 });
  });
});

it('a month’s flow begins and ends at midnight in Vietnam', async () => {
  const user_id = await createPlayer();
  const times = ['2026-11-30T16:59:59Z', '2026-11-30T17:00:00Z', '2026-12-31T16:59:59Z', '2026-12-31T17:00:00Z'];
  for (const [index, at] of times.entries()) await postAll([{ ...paying(user_id, index + 1), now: new Date(at) }]);
  const flow = { user_id, currency: 'balance', kind: 'box_open', month: new Date('2026-11-30T17:00:00Z') } as const;
  const { rows } = await readFlow(database.db, flow, { limit: 10 });
  expect(rows.map(({ amount }) => amount)).toEqual([-3, -2]);
});

describe('what a player had spent at a payment', () => {
  /** Of these payments, in the answer's order: who paid, how much, and what they had spent with it. */
  async function spendingAt(payments: readonly Journal[]) {
    const rows = await database.db
      .selectFrom('journal')
      .select('journal_id')
      .where(
        'reference_id',
        'in',
        payments.map(({ reference_id }) => reference_id),
      )
      .execute();
    const journal_ids = rows.map(({ journal_id }) => journal_id);
    const found = await readSpendingAt(database.db, journal_ids, shop.journals);
    return found.map(({ user_id, paid, spent }) => [user_id, paid, spent]);
  }

  it('is the sum up to it, also when they went on spending', async () => {
    const [one, other] = [await createPlayer(), await createPlayer()];
    const payments = [paying(one, 30), paying(other, 7), paying(one, 20), paying(one, 5)];
    for (const payment of payments) await postAll([payment]);
    expect(await spendingAt(payments.toReversed())).toEqual([
      [one, 30, 30],
      [other, 7, 7],
      [one, 20, 50],
      [one, 5, 55],
    ]);
    expect(await spendingAt(payments.slice(2, 3))).toEqual([[one, 20, 50]]);
    expect(await spendingAt(payments.slice(3))).toEqual([[one, 5, 55]]);
  });

  it('is nothing for coins that a player pays to themselves', async () => {
    const user_id = await createPlayer();
    await postAll([journal(boxOpenJournal, { user_id }, { user_id }, 5)]);
    const days = database.db.selectFrom('spending_day').selectAll().where('user_id', '=', user_id);
    expect(await days.execute()).toEqual([]);
  });

  it('counts neither coins that were withdrawn later nor those that came back', async () => {
    const user_id = await createPlayer();
    const payment = paying(user_id, 30);
    const withdrawn = journal(withdrawalJournal, { user_id }, withdrawalsAccount, 10);
    const returned = journal(boxOpenJournal, salesAccount, { user_id }, 4);
    await postAll([payment, withdrawn, returned, paying(user_id, 8)]);
    expect(await spendingAt([payment])).toEqual([[user_id, 30, 30]]);
  });
});
