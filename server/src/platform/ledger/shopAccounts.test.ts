import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInJournal } from '../../areas/account/checkIn/checkInJournals.ts';
import { registerUser } from '../../areas/account/entry/registerUser.ts';
import { withdrawalsAccount } from '../../areas/wallet/withdrawals/withdrawalAccounts.ts';
import { shop } from '../../shop.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { runChecks } from '../db/runChecks.ts';
import { giftsAccount } from './ledgerAccounts.ts';
import { ledgerChecks } from './ledgerChecks.ts';
import { postCredit } from './postJournal.ts';
import { readBalances } from './readBalances.ts';
import { type ShopAccount, defineShopAccount } from './ShopAccount.ts';

let database: OpenDatabase;
let user_id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const user = { nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' };
  user_id = await registerUser(database.db, { ...user, sign_in_name: 'anh@example.com' }, new Date());
});
afterAll(() => database.close());

/** Gives stones from an account of the shop. */
function credit(account: ShopAccount, amount: number): Promise<void> {
  const postings = [
    { account, currency: 'stone', amount: -amount },
    { account: { user_id }, currency: 'stone', amount },
  ] as const;
  const subject = { vn: 'Thử', zh: '测试', en: 'Test' };
  return inTransaction(database.db, (db) =>
    postCredit(db, { kind: checkInJournal, subject, reference_id: randomUUID(), now: new Date(), postings }),
  );
}

it('an account of the shop has a name in snake case', () => {
  expect(() => defineShopAccount({ name: 'Sales 2', holds: [] })).toThrow('lower_snake_case, not Sales 2');
});

it('a journal goes only through an account of the shop that holds its currency', async () => {
  await expect(credit(withdrawalsAccount, 1)).rejects.toThrow('account withdrawals does not hold stone');
});

it('a credit only adds to players’ accounts', async () => {
  await credit(giftsAccount, 7);
  await expect(credit(giftsAccount, -7)).rejects.toThrow('A credit of kind check_in takes something from a player');
  expect(await readBalances(database.db, user_id)).toMatchObject({ stone: 7 });
});

describe('the audit', () => {
  const found = async (accounts: readonly ShopAccount[]) => {
    const findings = await runChecks(database.db, ledgerChecks({ journals: shop.journals, accounts }));
    return findings.map(({ row }) => row);
  };

  it('finds an account that nobody defines, and one that no migration opened', async () => {
    const others = shop.accounts.filter((account) => account !== withdrawalsAccount);
    const wheel = defineShopAccount({ name: 'wheel', holds: ['gem'] });
    expect(await found(shop.accounts)).toEqual([]);
    expect(await found(others)).toEqual([{ defined: 'none', opened: 'withdrawals balance' }]);
    expect(await found([...shop.accounts, wheel])).toEqual([{ defined: 'wheel gem', opened: 'none' }]);
  });

  it('finds an account below zero that may not owe', async () => {
    await credit(giftsAccount, 1);
    const strict = shop.accounts.map((account) => ({ ...account, mayOwe: false }));
    expect(await found(strict)).toContainEqual(expect.objectContaining({ system: 'gifts', currency: 'stone' }));
  });
});
