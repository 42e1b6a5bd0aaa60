import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { openAccounts } from '../../../platform/ledger/openAccounts.ts';
import { createInviteCode } from '../invitations/createInviteCode.ts';
import { signInNameTaken } from './messages.ts';
import { addName } from '../names/addName.ts';

/** The fields of a new user, validated by the contract. */
export interface NewUser {
  sign_in_name: string;
  nickname: string;
  /** `YYYY-MM-DD`. */
  birthday: string;
  password_hash: string;
}

/** Creates a user with empty accounts in the caller's transaction and returns the id. Refuses `sign_in_name_taken`. */
export async function registerUser(db: Database, user: NewUser, now: Date): Promise<string> {
  const user_id = uuidv7();
  const { sign_in_name, ...values } = user;
  let created = false;
  while (!created) {
    created = await insertUser(db, { ...values, user_id, created_at: now, invite_code: createInviteCode() });
  }
  if (!(await addName(db, { sign_in_name, user_id }, now))) {
    throw new Refusal({ error: 'sign_in_name_taken', message: signInNameTaken, field: 'sign_in_name' });
  }
  await openAccounts(db, user_id);
  return user_id;
}

/** False when the invitation code is taken: one time in billions. */
async function insertUser(
  db: Database,
  values: Omit<NewUser, 'sign_in_name'> & { user_id: string; invite_code: string; created_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('app_user')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
