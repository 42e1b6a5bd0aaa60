import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { acceptEveryAgreement } from '../content/policies/acceptEveryAgreement.ts';
import type { Database } from '../db/database.ts';
import { settlePayment } from '../wallet/settlePayment.ts';
import { startPayment } from '../wallet/startPayment.ts';
import { hashPassword } from './password/password.ts';
import { registerUser } from './registerUser.ts';

const birthday = '1995-05-20';

interface DemoAccount {
  sign_in_name: string;
  password: string;
  nickname: string;
  /** What it begins with. */
  coins: number;
  /** Whether its identity is verified: it may check in. */
  verified?: true;
  /** Whether it may do the shop's own business. */
  operator?: true;
}

/** Accounts of the demo; everybody may know their passwords. */
export const demoAccounts = [
  { sign_in_name: 'demo@mcy.vn', password: 'Demo1234', nickname: 'Minh Anh', coins: 2_000_000, verified: true },
  { sign_in_name: 'lan@mcy.vn', password: 'Demo1234', nickname: 'Lan Phương', coins: 500_000 },
  { sign_in_name: 'moi@mcy.vn', password: 'Demo1234', nickname: 'Bạn Mới Đến', coins: 0 },
  { sign_in_name: 'operator@mcy.vn', password: 'Demo1234', nickname: 'Ban Quản Trị', coins: 0, operator: true },
] as const satisfies readonly DemoAccount[];

/** Creates those demo accounts that are missing, in the caller's transaction, with their coins by a payment as anybody's. */
export async function seedDemoAccounts(db: Database, now: Date): Promise<void> {
  const existing = await db
    .selectFrom('bound_name')
    .select('sign_in_name')
    .where(
      'sign_in_name',
      'in',
      demoAccounts.map((account) => account.sign_in_name),
    )
    .execute();
  const names = new Set(existing.map((user) => user.sign_in_name));
  const accounts: readonly DemoAccount[] = demoAccounts;
  const missing = accounts.filter((account) => !names.has(account.sign_in_name));
  for (const { password, coins, verified, operator, ...account } of missing) {
    const password_hash = await hashPassword(password);
    const user_id = await registerUser(db, { ...account, birthday, password_hash }, now);
    await acceptEveryAgreement(db, user_id, now);
    if (verified) await verify(db, user_id, account.nickname, now);
    if (operator)
      await db
        .updateTable('app_user')
        .set({ roles: ['operator'] })
        .where('user_id', '=', user_id)
        .execute();
    if (coins > 0) await credit(db, user_id, coins, now);
  }
}

/** As if an operator had looked at a document: nobody's, for its number has no hash that one could have. */
async function verify(db: Database, user_id: string, full_name: string, now: Date): Promise<void> {
  const review = {
    full_name,
    kind: 'citizen_card',
    birthday,
    number_hash: randomBytes(32),
    number_end: '0000',
  } as const;
  const files = { front_file: null, back_file: null, face_file: null, number_sealed: null };
  await db
    .insertInto('identity_review')
    .values({
      ...review,
      ...files,
      review_id: uuidv7(),
      user_id,
      state: 'successful',
      submitted_at: now,
      reviewed_at: now,
    })
    .execute();
}

async function credit(db: Database, user_id: string, amount: number, now: Date): Promise<void> {
  const { payment_id } = await startPayment(db, user_id, amount, now);
  await settlePayment(db, { payment_id, amount, outcome: 'approved', transaction_id: 'DEMO' }, now);
}
