import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { idleSince } from './sessionLifetime.ts';

/** More devices than anyone has (ours); older ones can still be ended together. */
const most = 50;

/** A user's valid sessions: `first`, then by last use. */
export function listSessions(db: Database, user_id: string, { first, now }: { first: string; now: Date }) {
  return db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.user_id', 'session.user_id')
    .select(['session.session_id', 'session.user_agent', 'session.created_at', 'session.last_used_at'])
    .where('session.user_id', '=', user_id)
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', idleSince(now))
    .whereRef('session.pwd_version', '=', 'app_user.pwd_version')
    .orderBy(sql`session.session_id = ${first}`, 'desc')
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.session_id', 'desc')
    .limit(most)
    .execute();
}
