import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInJournal } from '../../areas/account/checkIn/checkInJournals.ts';
import { registerUser } from '../../areas/account/entry/registerUser.ts';
import { gatewayAccount } from '../../areas/wallet/recharge/rechargeAccounts.ts';
import { rechargeJournal } from '../../areas/wallet/recharge/rechargeJournals.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { giftsAccount } from './ledgerAccounts.ts';
import { lockBalances } from './lockBalances.ts';
import { postJournals } from './postJournal.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T03:00:00Z');

/** A player with 100 coins and 5 stones. */
async function createPlayer(): Promise<string> {
  const user = { nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' };
  const user_id = await registerUser(database.db, { ...user, sign_in_name: `${randomUUID()}@example.com` }, now);
  const given = [
    { kind: rechargeJournal, from: gatewayAccount, currency: 'balance', amount: 100 },
    { kind: checkInJournal, from: giftsAccount, currency: 'stone', amount: 5 },
  ] as const;
  const journals = given.map(({ kind, from, currency, amount }) => ({
    kind,
    subject: { vn: 'Thử', zh: '测试', en: 'Test' },
    reference_id: randomUUID(),
    now,
    postings: [
      { account: from, currency, amount: -amount },
      { account: { user_id }, currency, amount },
    ],
  }));
  await inTransaction(database.db, (db) => Promise.resolve(postJournals(db, journals)));
  return user_id;
}

describe('locked balances', () => {
  it('pay as long as there is enough, each player of their own coins', async () => {
    const [one, other] = [await createPlayer(), await createPlayer()];
    await inTransaction(database.db, async (db) => {
      const balances = await lockBalances(db, [one, other], ['balance']);
      const pay = (user_id: string, amount: number) => balances.pay(user_id, [{ currency: 'balance', amount }]);
      expect([pay(one, 60), pay(other, 100), pay(one, 40)]).toEqual([40, 0, 0]);
      expect(() => pay(one, 1)).toThrow('insufficient_balance');
      expect(() => pay(other, 1)).toThrow('insufficient_balance');
    });
  });

  it('are of the currencies and the players who were named', async () => {
    const [one, other] = [await createPlayer(), await createPlayer()];
    await inTransaction(database.db, async (db) => {
      const balances = await lockBalances(db, [one], ['stone']);
      const pay = (user_id: string, amount: number) => balances.pay(user_id, [{ currency: 'stone', amount }]);
      expect(() => pay(one, 6)).toThrow('insufficient_balance');
      expect(pay(one, 5)).toBe(0);
      expect(() => pay(other, 1)).toThrow('insufficient_balance');
    });
  });

  it('take all parts of a payment or none', async () => {
    const user_id = await createPlayer();
    await inTransaction(database.db, async (db) => {
      const { pay } = await lockBalances(db, [user_id], ['balance', 'stone']);
      const stones = { currency: 'stone', amount: 5 } as const;
      expect(() => pay(user_id, [stones, { currency: 'balance', amount: 101 }])).toThrow('insufficient_balance');
      const lacking = (held: number) => new Error(`only ${held}`) as never;
      expect(() => pay(user_id, [{ ...stones, amount: 6, lacking }])).toThrow('only 5');
      expect(pay(user_id, [stones, { currency: 'balance', amount: 30 }])).toBe(70);
    });
  });

  it('are held until the transaction ends', async () => {
    const user_id = await createPlayer();
    const take = () =>
      sql`select from ledger_account where user_id = ${user_id} and currency = 'balance' for update nowait`.execute(
        database.db,
      );
    await inTransaction(database.db, async (db) => {
      await lockBalances(db, [user_id], ['balance']);
      await expect(take()).rejects.toThrow('could not obtain lock');
    });
    await take();
  });
});
