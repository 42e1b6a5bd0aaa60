import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../../platform/db/database.ts';
import { hashToken } from './authenticate.ts';
import { rememberDevice } from './rememberDevice.ts';
import { endOfSession } from './sessionLifetime.ts';

/** Opens a session in the caller's transaction and returns its token, which is not stored. The device becomes a known one. */
export async function openSession(
  db: Database,
  session: {
    user_id: string;
    pwd_version: number;
    address: string;
    device: string | null;
    user_agent: string | null;
    now: Date;
  },
): Promise<string> {
  const { now, ...owner } = session;
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      ...owner,
      session_id: uuidv7(),
      token_hash: hashToken(token),
      created_at: now,
      last_used_at: now,
      expires_at: endOfSession(now),
    })
    .execute();
  await rememberDevice(db, session);
  return token;
}
