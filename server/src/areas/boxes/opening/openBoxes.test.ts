import { randomUUID } from 'node:crypto';
import type { Role } from '@mcy/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { OpenDatabase } from '../../../platform/db/openDatabase.ts';
import { postJournals } from '../../../platform/ledger/postJournal.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { registerUser } from '../../account/entry/registerUser.ts';
import { acceptEveryAgreement } from '../../content/policies/acceptEveryAgreement.ts';
import { gatewayAccount } from '../../wallet/recharge/rechargeAccounts.ts';
import { rechargeJournal } from '../../wallet/recharge/rechargeJournals.ts';
import { setSpendingCaps } from '../../wallet/spending/setSpendingCaps.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { openBoxes } from './openBoxes.ts';

/** The last second of a week and of a month in Vietnam, and the first moment of the next. */
const sunday = new Date('2026-05-31T16:59:59Z');
const monday = new Date('2026-05-31T17:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBoxes(database.db, sunday);
});
afterAll(() => database.close());

/** A player with coins, who may spend 15,000 of them a week. */
async function createPlayer(): Promise<string> {
  const { db } = database;
  const user = { nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' };
  const user_id = await registerUser(db, { ...user, sign_in_name: `${randomUUID()}@example.com` }, sunday);
  await acceptEveryAgreement(db, user_id, sunday);
  await inTransaction(db, async (transaction) => {
    await setSpendingCaps(transaction, user_id, { day: null, week: 15_000, month: null }, sunday);
    postJournals(transaction, [
      {
        kind: rechargeJournal,
        subject: { vn: 'Nạp', zh: '充值', en: 'Recharge' },
        reference_id: randomUUID(),
        now: sunday,
        postings: [
          { account: gatewayAccount, currency: 'balance', amount: -100_000 },
          { account: { user_id }, currency: 'balance', amount: 100_000 },
        ],
      },
    ]);
  });
  return user_id;
}

it('orders of one batch have each its own clock, also when a week ends between them', async () => {
  const user_id = await createPlayer();
  const { pool_id } = await createTestPool(database.db, [1, 999_999], { kind: 'infinite', price: 10_000 });
  const orderAt = (now: Date) =>
    ({
      request: { pool_id, count: 1, client_seed: 'clock' },
      caller: { user_id, session_id: '', roles: new Set<Role>() },
      locale: 'en',
      now,
    }) as const;
  /** The outcome of each order. */
  const run = (...orders: readonly ReturnType<typeof orderAt>[]): Promise<string[]> =>
    inTransaction(database.db, async (db: Database) => {
      const batch = await openBoxes().begin(db, orders);
      const outcomes = orders.map((order) => {
        try {
          return batch.decide(order) === null ? 'put off' : 'drawn';
        } catch (error) {
          return error instanceof Error ? error.message : '';
        }
      });
      batch.write();
      return outcomes;
    });
  expect(await run(orderAt(sunday))).toEqual(['drawn']);
  expect(await run(orderAt(sunday), orderAt(monday))).toEqual(['spending_cap_reached', 'drawn']);
  expect(await run(orderAt(monday))).toEqual(['spending_cap_reached']);
});
