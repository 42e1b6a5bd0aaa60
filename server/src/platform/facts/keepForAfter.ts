import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { sendLater } from '../db/sendLater.ts';
import { notesOf } from './notes.ts';

/** Any number, as long as it is the only lock of its kind. */
const factsLock = 23_000_001;

/**
 * Keeps what a transaction told for those who follow after it, as its last statement: it goes out with the commit. A player's facts are numbered in
 * the order of their commits, because of two transactions the second waits here for the first to end.
 */
export function keepForAfter(db: Database): void {
  const notes = notesOf(db);
  const { followed, followers } = notes;
  const rows = followed.flatMap(({ kind, data, now }) =>
    (followers ?? [])
      .filter((follower) => follower.after && follower.kind === kind)
      .map(({ name }) => ({ follower: name, user_id: data.user_id, data, told_at: now })),
  );
  notes.followed = [];
  notes.waiting = [...new Set(rows.map(({ follower }) => follower))];
  if (rows.length === 0) return;
  const players = [...new Set(rows.map(({ user_id }) => user_id))];
  const placed = JSON.stringify(rows.map((row, place) => ({ place, ...row })));
  const kept = sql`
    with locked as materialized (
      select count(pg_advisory_xact_lock(${factsLock}::int, key)::text) as players
      -- In one order, so that two transactions over the same players do not block each other.
      from (select distinct hashtext(player) as key from unnest(${players}::text[]) as player order by key) as keys
    )
    insert into fact_delivery (follower, user_id, data, told_at)
    select follower, user_id, data, told_at
    from locked
    cross join jsonb_to_recordset(${placed}::jsonb)
      as told (place int, follower text, user_id uuid, data jsonb, told_at timestamptz)
    where locked.players > 0
    order by place`;
  sendLater(db, kept);
}
