import type { Database } from '../db/database.ts';
import { settlePayment } from '../wallet/settlePayment.ts';
import { startPayment } from '../wallet/startPayment.ts';
import { hashPassword } from './password/password.ts';
import { registerUser } from './registerUser.ts';

/** Accounts of the demo; everybody may know their passwords. `coins` is what they begin with. */
export const demoAccounts = [
  { sign_in_name: 'demo@mcy.vn', password: 'Demo1234', nickname: 'Minh Anh', coins: 2_000_000 },
  { sign_in_name: 'lan@mcy.vn', password: 'Demo1234', nickname: 'Lan Phương', coins: 500_000 },
  { sign_in_name: 'moi@mcy.vn', password: 'Demo1234', nickname: 'Bạn Mới Đến', coins: 0 },
] as const;

/** Creates those demo accounts that are missing, in the caller's transaction, with their coins by a payment as anybody's. */
export async function seedDemoAccounts(db: Database, now: Date): Promise<void> {
  const existing = await db
    .selectFrom('app_user')
    .select('sign_in_name')
    .where(
      'sign_in_name',
      'in',
      demoAccounts.map((account) => account.sign_in_name),
    )
    .execute();
  const names = new Set(existing.map((user) => user.sign_in_name));
  const missing = demoAccounts.filter((account) => !names.has(account.sign_in_name));
  for (const { password, coins, ...account } of missing) {
    const password_hash = await hashPassword(password);
    const user_id = await registerUser(db, { ...account, birthday: '1995-05-20', password_hash }, now);
    if (coins > 0) await credit(db, user_id, coins, now);
  }
}

async function credit(db: Database, user_id: string, amount: number, now: Date): Promise<void> {
  const { payment_id } = await startPayment(db, user_id, amount, now);
  await settlePayment(db, { payment_id, amount, outcome: 'approved', transaction_id: 'DEMO' }, now);
}
