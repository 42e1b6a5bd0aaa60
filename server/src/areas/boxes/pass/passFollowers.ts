import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Fact } from '../../../platform/facts/Facts.ts';
import { follower } from '../../../platform/facts/Follower.ts';
import { touch } from '../../../platform/facts/touch.ts';

/** The name under which draws wait for it. */
export const passFollower = 'draws of the battle pass';

export const passFollowers = [follower('boxOpened', { name: passFollower, after: countDraws })];

/** Counts draws for the season in which they were made, the free daily ones too. */
async function countDraws(db: Database, facts: readonly Fact<'boxOpened'>[]): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    insert into pass_player (season_id, user_id, draws)
    select season_id, user_id, sum(count) from unnest(
      ${facts.map(({ data }) => data.user_id)}::uuid[], ${facts.map(({ data }) => data.count)}::int[],
      ${facts.map(({ now }) => now)}::timestamptz[]
    ) as told (user_id, count, told_at)
    join pass_season on state <> 'draft' and told_at >= starts_at and told_at < ends_at
    group by season_id, user_id order by season_id, user_id
    on conflict (season_id, user_id) do update set draws = pass_player.draws + excluded.draws, settled_at = null
    returning user_id`.execute(db);
  for (const { user_id } of rows) touch(db, 'boxes/pass', user_id);
}
