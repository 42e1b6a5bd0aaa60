import { notifyAll } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';

/** Ends requests whose time is over: all of them, or those that wait for one thing. */
export async function expireApprovals(
  db: Database,
  now: Date,
  only: { kind: string; subject_id: string } | null = null,
): Promise<void> {
  const due = await db
    .selectFrom('approval')
    .select('approval_id')
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .$if(only !== null, (query) =>
      query.where('kind', '=', only?.kind ?? '').where('subject_id', '=', only?.subject_id ?? ''),
    )
    .orderBy('approval_id')
    .limit(1_000)
    .forUpdate()
    .execute();
  if (due.length === 0) return;
  const over = await db
    .updateTable('approval')
    .set({ state: 'expired', decided_at: now })
    .where('approval_id', '=', (is) => is.fn.any(is.val(due.map(({ approval_id }) => approval_id))))
    .returning(['approval_id', 'asked_by'])
    .execute();
  for (const { asked_by } of over) touch(db, 'operator/approvals', asked_by);
  await notifyAll(
    db,
    over.map(({ approval_id, asked_by }) => ({
      user_id: asked_by,
      kind: 'approval_closed',
      data: { approval_id, state: 'expired', answer: null },
      now,
    })),
  );
}
