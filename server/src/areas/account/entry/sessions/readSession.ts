import type { Role } from '@mcy/api/contract';
import type { Database } from '../../../../platform/db/database.ts';
import { openLanes } from '../../../../platform/http/openLanes.ts';

/** A session as stored, whether it still holds or not. */
export interface StoredSession {
  session_id: string;
  user_id: string;
  pwd_version: number;
  last_used_at: Date;
  expires_at: Date;
  roles: readonly Role[];
  /** The password's version of its user. */
  current_pwd_version: number;
}

/** An object for each question: two may ask for one token. */
interface Question {
  token_hash: Buffer;
}

const queues = new WeakMap<Database, (question: Question) => Promise<StoredSession | null>>();

/** Reads the session of a token, by one query for all who ask at the same time; null when there is none. */
export function readSession(db: Database, token_hash: Buffer): Promise<StoredSession | null> {
  const ask =
    queues.get(db) ??
    openLanes<Question, StoredSession | null>({
      lanes: 1,
      most: 100,
      claims: () => [],
      run: (questions) => readSessions(db, questions),
      isHopeless: () => true,
    });
  queues.set(db, ask);
  return ask({ token_hash });
}

async function readSessions(
  db: Database,
  questions: readonly Question[],
): Promise<Map<Question, StoredSession | null>> {
  const sessions = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.user_id', 'session.user_id')
    .select(['session.token_hash', 'session.session_id', 'session.user_id', 'session.pwd_version'])
    .select(['session.last_used_at', 'session.expires_at'])
    .select(['app_user.roles', 'app_user.pwd_version as current_pwd_version'])
    .where('session.token_hash', '=', (is) => is.fn.any(is.val(questions.map(({ token_hash }) => token_hash))))
    .execute();
  const byToken = new Map(sessions.map((session) => [session.token_hash.toString('hex'), session]));
  return new Map(questions.map((question) => [question, byToken.get(question.token_hash.toString('hex')) ?? null]));
}
