import type { Database } from '../../../../platform/db/database.ts';

/** How stale a session's last use may be (ours), in ms: otherwise every tap would be a write. */
const patience = 600_000;

/** Records a session's use, at most once in ten minutes. */
export async function recordUse(
  db: Database,
  session: { session_id: string; last_used_at: Date },
  now: Date,
): Promise<void> {
  const noted = new Date(now.getTime() - patience);
  if (session.last_used_at > noted) return;
  await db
    .updateTable('session')
    .set({ last_used_at: now })
    .where('session_id', '=', session.session_id)
    // Of several calls at once, the first writes for all.
    .where('last_used_at', '<=', noted)
    .execute();
}
