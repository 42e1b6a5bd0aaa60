import type { Database } from '../../../platform/db/database.ts';
import type { Fact } from '../../../platform/facts/Facts.ts';
import { type Follower, follower } from '../../../platform/facts/Follower.ts';
import { refreshes } from '../../../platform/facts/refreshes.ts';
import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';
import { readSpendingAt } from '../../../platform/ledger/readSpendingAt.ts';
import { notifyAll } from '../notices/notify.ts';
import { levelOf, pointsOf } from './levels.ts';

/** What a player spends makes their level. */
export const levelFollowers = (journals: readonly JournalKind[]): readonly Follower[] => [
  refreshes('coinsSpent', 'account/levels'),
  follower('coinsSpent', { name: 'notice of a level', after: (db, facts) => tellOfLevels(db, facts, journals) }),
];

/** Tells players of the levels that their payments brought them to. */
async function tellOfLevels(
  db: Database,
  facts: readonly Fact<'coinsSpent'>[],
  journals: readonly JournalKind[],
): Promise<void> {
  const times = new Map(facts.map(({ data, now }) => [data.journal_id, now]));
  const payments = await readSpendingAt(db, [...times.keys()], journals);
  const notices = payments.flatMap(({ journal_id, user_id, spent, paid }) => {
    const points = pointsOf(spent);
    const level = levelOf(points);
    const now = times.get(journal_id);
    if (!now || level === levelOf(pointsOf(spent - paid))) return [];
    return [{ user_id, kind: 'level_reached' as const, data: { level, points }, now }];
  });
  await notifyAll(db, notices);
}
