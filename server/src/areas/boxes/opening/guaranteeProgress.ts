import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';

interface PlayerInPool {
  user_id: string;
  pool_id: string;
}

/** Draws of players in pools since their last prize of the top tier. */
export interface GuaranteeProgress {
  of: (player: PlayerInPool) => number;
  /** Counts on, for the player's next opening. */
  set: (player: PlayerInPool, draws_since_top: number) => void;
  /** Saves the counts that were set. */
  save: () => void;
}

/** Reads how far players are in pools, in the transaction that also saves it. */
export async function readGuaranteeProgress(
  db: Database,
  players: readonly PlayerInPool[],
): Promise<GuaranteeProgress> {
  const { rows } = await sql<PlayerInPool & { draws_since_top: number }>`
    select user_id, pool_id, draws_since_top
    from guarantee_counter
    join unnest(${players.map(({ user_id }) => user_id)}::uuid[], ${players.map(({ pool_id }) => pool_id)}::uuid[])
      as asked (user_id, pool_id) using (user_id, pool_id)`.execute(db);
  const counts = new Map(rows.map((row) => [keyOf(row), row.draws_since_top]));
  const changed = new Map<string, PlayerInPool & { draws_since_top: number }>();
  return {
    of: (player) => counts.get(keyOf(player)) ?? 0,
    set: ({ user_id, pool_id }, draws_since_top) => {
      const key = keyOf({ user_id, pool_id });
      counts.set(key, draws_since_top);
      changed.set(key, { user_id, pool_id, draws_since_top });
    },
    save: () => {
      if (changed.size > 0) sendLater(db, saved([...changed.values()]));
    },
  };
}

function keyOf({ user_id, pool_id }: PlayerInPool): string {
  return `${user_id} ${pool_id}`;
}

function saved(counts: readonly (PlayerInPool & { draws_since_top: number })[]) {
  return sql`
    insert into guarantee_counter (user_id, pool_id, draws_since_top)
    select * from unnest(
      ${counts.map(({ user_id }) => user_id)}::uuid[], ${counts.map(({ pool_id }) => pool_id)}::uuid[],
      ${counts.map(({ draws_since_top }) => draws_since_top)}::int[]
    ) as told
    on conflict (user_id, pool_id) do update set draws_since_top = excluded.draws_since_top`;
}
