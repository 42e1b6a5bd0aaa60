import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Fact } from '../../../platform/facts/Facts.ts';
import { follower } from '../../../platform/facts/Follower.ts';
import { touch } from '../../../platform/facts/touch.ts';

export const fairnessFollowers = [follower('boxOpened', { name: 'spending by box', after: countSpending })];

/** Adds openings to what their players have spent on the pools. */
async function countSpending(db: Database, facts: readonly Fact<'boxOpened'>[]): Promise<void> {
  const data = facts.map((fact) => fact.data);
  await sql`
    insert into pool_spent (user_id, pool_id, draws, coins)
    select user_id, pool_id, sum(draws), sum(coins)
    from unnest(
      ${data.map(({ user_id }) => user_id)}::uuid[], ${data.map(({ pool_id }) => pool_id)}::uuid[],
      ${data.map(({ count }) => count)}::bigint[], ${data.map(({ paid }) => paid)}::bigint[]
    ) as opened (user_id, pool_id, draws, coins)
    group by user_id, pool_id order by user_id, pool_id
    on conflict (user_id, pool_id) do update
    set draws = pool_spent.draws + excluded.draws, coins = pool_spent.coins + excluded.coins`.execute(db);
  for (const { user_id } of data) touch(db, 'boxes/fairness', user_id);
}
