import { createHash } from 'node:crypto';
import type { Role } from '@mcy/api/contract';
import type { Database } from '../../../../platform/db/database.ts';
import type { Credentials } from '../../../../platform/http/authentication.ts';
import type { Caller } from '../../../../platform/http/handler.ts';
import { readSession } from './readSession.ts';
import { recordUse } from './recordUse.ts';
import { idleSince } from './sessionLifetime.ts';

/** Returns the token's user; null for a token that is missing, unknown, expired, long unused or older than the password. */
export async function authenticate(db: Database, { token, pwdVersion, now }: Credentials): Promise<Caller | null> {
  if (token === null || token === '') return null;
  const session = await readSession(db, hashToken(token));
  if (!session || session.expires_at <= now || session.last_used_at <= idleSince(now)) return null;
  if (session.pwd_version !== session.current_pwd_version) return null;
  if (pwdVersion !== undefined && pwdVersion !== String(session.pwd_version)) return null;
  await recordUse(db, session, now);
  const roles = new Set<Role>(['guest', 'user', ...session.roles]);
  return { user_id: session.user_id, session_id: session.session_id, roles };
}

/** The stored form of a session token. Tokens are random, so one round of SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
