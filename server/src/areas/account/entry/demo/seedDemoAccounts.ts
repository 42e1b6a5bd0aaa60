import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { acceptEveryAgreement } from '../../../content/door.ts';
import type { DemoTimes } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { hashPassword } from '../password/password.ts';
import { demoAccounts } from './demoAccounts.ts';
import { registerUser } from '../registerUser.ts';

const birthday = '1995-05-20';

/** Creates missing demo accounts, in the caller's transaction: on the day the demo's shop opened, but for the newcomer. */
export async function seedDemoAccounts(db: Database, { opened, now }: DemoTimes): Promise<void> {
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
  const missing = demoAccounts.filter((account) => !names.has(account.sign_in_name));
  for (const { password, coins: _, verified, operator, newcomer, ...account } of missing) {
    const joined = newcomer ? now : opened;
    const password_hash = await hashPassword(password);
    const user_id = await registerUser(db, { ...account, birthday, password_hash }, joined);
    // Who has just registered is asked for the other one before the first payment.
    await acceptEveryAgreement(db, user_id, joined, newcomer && ['user']);
    if (verified) await verify(db, user_id, account.nickname, joined);
    if (operator)
      await db
        .updateTable('app_user')
        .set({ roles: ['operator'] })
        .where('user_id', '=', user_id)
        .execute();
  }
}

/** As if an operator had approved a document; no real number hashes to this one. */
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
