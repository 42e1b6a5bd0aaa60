import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser } from '../../areas/account/entry/registerUser.ts';
import { boxOpenJournal } from '../../areas/boxes/opening/openingJournals.ts';
import { gatewayAccount } from '../../areas/wallet/recharge/rechargeAccounts.ts';
import { rechargeJournal } from '../../areas/wallet/recharge/rechargeJournals.ts';
import { shop } from '../../shop.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { runChecks } from '../db/runChecks.ts';
import { ledgerChecks } from './ledgerChecks.ts';
import { salesAccount } from './ledgerAccounts.ts';
import { postJournal } from './postJournal.ts';
import { readBalances } from './readBalances.ts';
import { readFlow } from './readFlow.ts';
import { readMonths } from './readMonths.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const subject = { vn: 'Thử', zh: '测试', en: 'Test' };
const today = new Date('2026-11-21T03:00:00Z');

async function move(user_id: string, amount: number, now: Date): Promise<void> {
  const [kind, account] = amount > 0 ? [rechargeJournal, gatewayAccount] : [boxOpenJournal, salesAccount];
  const postings = [
    { account: { user_id }, currency: 'balance', amount },
    { account, currency: 'balance', amount: -amount },
  ] as const;
  await inTransaction(database.db, (db) =>
    postJournal(db, { kind, subject, reference_id: randomUUID(), now, postings }),
  );
}

async function createPlayer(): Promise<string> {
  const person = { nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' };
  return registerUser(database.db, { sign_in_name: `${randomUUID()}@example.com`, ...person }, today);
}

async function monthsOf(user_id: string, before?: string, limit = 50) {
  return readMonths(database.db, { user_id, currency: 'balance', now: today, before }, { limit });
}

/** Some amounts, at moments of five months in any order: clocks of servers differ. */
const moves = fc.array(
  fc.record({
    amount: fc.integer({ min: -90, max: 100 }).filter((amount) => amount !== 0),
    at: fc.date({ min: new Date('2026-07-01T00:00:00Z'), max: today, noInvalidDate: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

it('months add up and follow from each other, whatever was posted when', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const user_id = await createPlayer();
      let balance = 0;
      for (const { amount, at } of sequence) {
        if (balance + amount < 0) continue;
        await move(user_id, amount, at);
        balance += amount;
      }
      const { rows: months } = await monthsOf(user_id);
      const { rows: lines } = await readFlow(database.db, { user_id, currency: 'balance' }, { limit: 50 });
      const held = (await readBalances(database.db, user_id)).balance;
      expect(held).toBe(balance);
      expect(lines[0]?.balance_after ?? 0).toBe(balance);
      expect(months[0]?.closing ?? 0).toBe(balance);
      for (const [place, { month, ...told }] of months.entries()) {
        expect(told.opening + told.came_in - told.went_out).toBe(told.closing);
        expect(told.opening).toBe(months[place + 1]?.closing ?? 0);
        const { rows } = await readFlow(
          database.db,
          { user_id, currency: 'balance', month: new Date(`${month}-01T00:00:00+07:00`) },
          { limit: 50 },
        );
        expect(told.came_in).toBe(sumOf(rows.filter(({ amount }) => amount > 0)));
        expect(told.went_out).toBe(0 - sumOf(rows.filter(({ amount }) => amount < 0)));
        if (rows[0]) expect(rows[0].balance_after).toBe(told.closing);
      }
    }),
    { numRuns: 12 },
  );
  expect(await runChecks(database.db, ledgerChecks(shop))).toEqual([]);
});

it('lists months without entries, and goes on before a month', async () => {
  const user_id = await createPlayer();
  await move(user_id, 100, new Date('2026-07-31T16:59:59Z'));
  await move(user_id, -30, new Date('2026-09-30T17:00:00Z'));
  const quiet = { came_in: 0, went_out: 0 };
  expect(await monthsOf(user_id, undefined, 3)).toEqual({
    rows: [
      { month: '2026-11', opening: 70, ...quiet, closing: 70 },
      { month: '2026-10', opening: 100, came_in: 0, went_out: 30, closing: 70 },
      { month: '2026-09', opening: 100, ...quiet, closing: 100 },
    ],
    next_cursor: '2026-09',
  });
  expect(await monthsOf(user_id, '2026-09', 3)).toEqual({
    rows: [
      { month: '2026-08', opening: 100, ...quiet, closing: 100 },
      { month: '2026-07', opening: 0, came_in: 100, went_out: 0, closing: 100 },
    ],
    next_cursor: null,
  });
  expect(await monthsOf(await createPlayer())).toEqual({ rows: [], next_cursor: null });
});

it('posts nothing in a month that is closed', async () => {
  const user_id = await createPlayer();
  await move(user_id, 100, new Date('2026-09-10T00:00:00Z'));
  const close = (until: string) =>
    sql`update ledger_account set posted_until = ${until} where user_id = ${user_id}`.execute(database.db);
  await close('2026-09-30T17:00:00Z');
  await move(user_id, -30, new Date('2026-09-30T16:59:59Z'));
  expect((await monthsOf(user_id)).rows.map(({ month, closing }) => [month, closing])).toEqual([
    ['2026-11', 70],
    ['2026-10', 70],
    ['2026-09', 100],
  ]);
  await expect(close('2026-08-31T17:00:00Z')).rejects.toThrow('a balance changes by a journal only');
  expect(await runChecks(database.db, ledgerChecks(shop))).toEqual([]);
});

function sumOf(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
