import type { Database } from '../../../platform/db/database.ts';
import { readSpending } from '../../../platform/ledger/readSpending.ts';
import { levelOf, pointsOf } from './levels.ts';
import { notify } from '../notices/notify.ts';

/**
 * Tells a player of the level that the coins they `paid` brought them to, if they did. After the payment's journal: that
 * holds the player's account, so that of two payments at once only one crosses the line.
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
