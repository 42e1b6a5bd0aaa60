import { createHash } from 'node:crypto';
import type { Role } from '@mcy/api/contract';
import type { Database } from '../../../../platform/db/database.ts';
import type { Credentials } from '../../../../platform/http/authentication.ts';
import type { Caller } from '../../../../platform/http/handler.ts';
import { recordUse } from './recordUse.ts';
import { idleSince } from './sessionLifetime.ts';

/** Returns the token's user; null for a token that is missing, unknown, expired, long unused or older than the password. */
export async function authenticate(db: Database, { token, pwdVersion, now }: Credentials): Promise<Caller | null> {
  if (token === null || token === '') return null;
  const session = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.user_id', 'session.user_id')
    .select(['session.session_id', 'session.user_id', 'session.pwd_version', 'session.last_used_at', 'app_user.roles'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', idleSince(now))
    .whereRef('session.pwd_version', '=', 'app_user.pwd_version')
    .executeTakeFirst();
  if (!session || (pwdVersion !== undefined && pwdVersion !== String(session.pwd_version))) return null;
  await recordUse(db, session, now);
  const roles = new Set<Role>(['guest', 'user', ...session.roles]);
  return { user_id: session.user_id, session_id: session.session_id, roles };
}

/** The stored form of a session token. Tokens are random, so one round of SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
