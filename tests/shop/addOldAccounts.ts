import { randomUUID } from 'node:crypto';
import { registerUser } from '../../server/src/areas/account/entry/registerUser.ts';
import { openSession } from '../../server/src/areas/account/entry/sessions/openSession.ts';
import type { Database } from '../../server/src/platform/db/database.ts';
import { openDatabase } from '../../server/src/platform/db/openDatabase.ts';
import type { Session } from './callShop.ts';

/** Adds two accounts that are older than the agreements to a shop that is closed. */
export async function addOldAccounts(folder: string): Promise<readonly Session[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder });
  const accounts = [await oldAccount(database.db), await oldAccount(database.db)];
  await database.close();
  return accounts;
}

async function oldAccount(db: Database): Promise<Session> {
  const now = new Date();
  const person = { nickname: 'Người Xưa Cũ', birthday: '1990-06-15', password_hash: '-' };
  const user_id = await registerUser(db, { ...person, sign_in_name: `${randomUUID()}@example.com` }, now);
  const session = { user_id, pwd_version: 1, address: '192.0.2.1', device: null, user_agent: null, now };
  return { token: await openSession(db, session), pwdVersion: 1, user: { id: user_id } };
}
