import { sql } from 'kysely';
import { notifyAll } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';

/** What was decided otherwise. */
interface Decided {
  kind: string;
  subject_id: string;
  /** What was asked for later is another request. */
  now: Date;
}

/** Ends requests that wait for what was decided otherwise, and notifies the operators who asked. */
export async function dropApprovals(db: Database, decided: readonly Decided[]): Promise<void> {
  const now = decided.at(-1)?.now;
  if (now === undefined) return;
  const { rows } = await sql<{ approval_id: string; asked_by: string }>`
    with due as (
      select approval_id from approval
      join unnest(
        ${decided.map(({ kind }) => kind)}::text[],
        ${decided.map(({ subject_id }) => subject_id)}::uuid[],
        ${decided.map((told) => told.now)}::timestamptz[]
      ) as told (kind, subject_id, decided_at) using (kind, subject_id)
      where state = 'waiting' and asked_at <= told.decided_at
      order by approval_id for update of approval
    )
    update approval set state = 'dropped', decided_at = ${now}
    from due where approval.approval_id = due.approval_id
    returning approval.approval_id, asked_by`.execute(db);
  for (const { asked_by } of rows) touch(db, 'operator/approvals', asked_by);
  await notifyAll(
    db,
    rows.map(({ approval_id, asked_by }) => ({
      user_id: asked_by,
      kind: 'approval_closed' as const,
      data: { approval_id, state: 'dropped' as const, answer: null },
      now,
    })),
  );
}
