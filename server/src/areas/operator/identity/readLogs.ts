import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { OperatorActions } from '../tables.ts';

interface LogRow<Action> {
  log_id: string;
  action: Action;
  /** Nickname of the operator. */
  operator: string;
  why: string;
  created_at: string;
}

/** How many actions a page shows of one subject. */
const mostShown = 50;

/** What operators did with each subject, of these actions: the latest first. */
export async function readLogs<Action extends keyof OperatorActions>(
  db: Database,
  subject_ids: readonly string[],
  actions: readonly Action[],
): Promise<(subject_id: string) => LogRow<Action>[]> {
  const { rows } = await sql<Omit<LogRow<Action>, 'created_at'> & { subject_id: string; created_at: Date }>`
    select subject.subject_id, log.log_id, log.action, app_user.nickname as operator, coalesce(log.detail ->> 'why', '') as why,
      log.created_at
    from unnest(${subject_ids}::uuid[]) as subject (subject_id)
      cross join lateral (
        select * from operator_log
        where operator_log.subject_id = subject.subject_id and action = any(${actions})
        order by log_id desc limit ${mostShown}
      ) as log
      join app_user on app_user.user_id = log.operator_id
    order by log.log_id desc`.execute(db);
  const bySubject = Map.groupBy(rows, ({ subject_id }) => subject_id);
  return (subject_id) =>
    (bySubject.get(subject_id) ?? []).map(({ log_id, action, operator, why, created_at }) => ({
      log_id,
      action,
      operator,
      why,
      created_at: created_at.toISOString(),
    }));
}
