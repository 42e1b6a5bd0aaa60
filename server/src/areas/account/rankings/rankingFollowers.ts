import type { Database } from '../../../platform/db/database.ts';
import type { Fact } from '../../../platform/facts/Facts.ts';
import { follower } from '../../../platform/facts/Follower.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { addScores } from './addScores.ts';
import type { RankingBoard } from './rankingPeriods.ts';

/** What counts in the rankings, within: the audit compares the scores with what they count. */
export const rankingFollowers = [
  follower('coinsSpent', {
    name: 'ranking of spending',
    within: (db, facts) => count(db, 'spending', facts.map(scoreOf)),
  }),
  follower('openingRevealed', {
    name: 'ranking of revenue',
    within: (db, facts) =>
      count(
        db,
        'revenue',
        facts.map(({ data, now }) => ({ user_id: data.user_id, amount: data.value, now })),
      ),
  }),
  follower('inviterBound', {
    name: 'ranking of promotion',
    within: (db, facts) =>
      count(
        db,
        'promotion',
        facts.map(({ data, now }) => ({ user_id: data.inviter_id, amount: 1, now })),
      ),
  }),
];

function scoreOf({ data, now }: Fact<'coinsSpent'>) {
  return { user_id: data.user_id, amount: data.amount, now };
}

function count(db: Database, board: RankingBoard, scores: Parameters<typeof addScores>[2]): Promise<void> {
  addScores(db, board, scores);
  // Others see it when they ask again: a draw does not make everybody refetch.
  for (const { user_id } of scores) touch(db, 'account/rankings', user_id);
  return Promise.resolve();
}
