import type { Database } from '../../../platform/db/database.ts';
import { readSpending } from '../../../platform/ledger/readSpending.ts';
import { levelOf, pointsOf } from './levels.ts';
import { notify } from '../notices/notify.ts';

/**
 * Notifies a player when the coins they `paid` brought them to a new level. Call it after the payment's journal, which locks the player's
 * account: of two payments at once, only one crosses the threshold.
 */
export async function notifyOfLevel(
  db: Database,
  { user_id, paid, now }: { user_id: string; paid: number; now: Date },
): Promise<void> {
  const spent = await readSpending(db, user_id);
  const points = pointsOf(spent);
  const level = levelOf(points);
  if (level === levelOf(pointsOf(spent - paid))) return;
  await notify(db, user_id, { kind: 'level_reached', data: { level, points } }, now);
}
