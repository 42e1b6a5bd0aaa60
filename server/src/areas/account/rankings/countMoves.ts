import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { Ranking } from './rankingPeriods.ts';

/** Moves in a ranking that need no counting: a read adds them up itself. */
const fewMoves = 200;

/** Players counted in one transaction: their next draw waits for it. */
const atOnce = 200;

/** Players in a section. It is split when it has more than twice as many. */
const sectionSize = 500;

/** An arbitrary number, unique among the advisory locks. */
const rankingsLock = 26_000_001;

/**
 * Counts players who moved where they are now. Scores change without it: a draw waits for no section, and a read adds what is not counted
 * yet, so that every place is exact.
 */
export async function countMoves(db: Database): Promise<void> {
  const { rows } = await sql<Ranking>`
    select board, period, since from ranking_score where moved
    group by board, period, since having count(*) > ${fewMoves}`.execute(db);
  for (const ranking of rows) while ((await countSome(db, ranking)) === atOnce);
}

/** Returns how many were counted: none when another process is counting. */
function countSome(db: Database, ranking: Ranking): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${rankingsLock}::bigint) as free`.execute(transaction);
    if (rows[0]?.free !== true) return 0;
    const counted = await count(transaction, ranking);
    await split(transaction, ranking);
    await sql`
      delete from ranking_section where ${isOf(ranking)} and players = 0 and begins_at <> '-infinity'`.execute(
      transaction,
    );
    return counted;
  });
}

/** Moves some players from the section where they are counted to the one of their place. */
async function count(db: Database, ranking: Ranking): Promise<number> {
  const { board, period, since } = ranking;
  await sql`
    insert into ranking_section (board, period, since, begins_score, begins_at, begins_user, players)
    select ${board}, ${period}, ${since}::date, 9223372036854775807, '-infinity', '00000000-0000-0000-0000-000000000000', 0
    on conflict do nothing`.execute(db);
  const { rows } = await sql`
    with mover as (
      select user_id, score, reached_at, counted_score, counted_at from ranking_score
      where ${isOf(ranking)} and moved
      limit ${atOnce} for no key update skip locked
    ), step as (
      select counted_score as score, counted_at as reached_at, user_id, -1 as players from mover where counted_score is not null
      union all select score, reached_at, user_id, 1 from mover
    ), change as (
      select begins_score, begins_at, begins_user, sum(step.players) as players
      from step cross join lateral (
        select begins_score, begins_at, begins_user from ranking_section
        where ${isOf(ranking)} and (-begins_score, begins_at, begins_user) <= (-score, reached_at, user_id)
        order by -begins_score desc, begins_at desc, begins_user desc limit 1
      ) as section
      group by begins_score, begins_at, begins_user
    ), changed as (
      update ranking_section section set players = section.players + change.players from change
      where ${isOf(ranking)} and -section.begins_score = -change.begins_score
        and section.begins_at = change.begins_at and section.begins_user = change.begins_user
    )
    update ranking_score held set counted_score = mover.score, counted_at = mover.reached_at from mover
    where ${isOf(ranking)} and held.user_id = mover.user_id
    returning held.user_id`.execute(db);
  return rows.length;
}

/** Splits the sections that have too many players. */
async function split(db: Database, ranking: Ranking): Promise<void> {
  const { board, period, since } = ranking;
  await sql`
    with section as (
      select begins_score, begins_at, begins_user, players,
        lead(-begins_score, 1, 9223372036854775807) over in_order as ends_behind,
        lead(begins_at, 1, 'infinity') over in_order as ends_at,
        lead(begins_user, 1, 'ffffffff-ffff-ffff-ffff-ffffffffffff') over in_order as ends_user
      from ranking_section where ${isOf(ranking)}
      window in_order as (order by -begins_score, begins_at, begins_user)
    ), counted as (
      select section.*, counted_score, counted_at, user_id,
        count(*) over (partition by begins_score, begins_at, begins_user) as total,
        row_number() over (
          partition by begins_score, begins_at, begins_user order by -counted_score, counted_at, user_id
        ) - 1 as position
      from section cross join lateral (
        select counted_score, counted_at, user_id from ranking_score
        where ${isOf(ranking)} and not moved
          and (-score, reached_at, user_id) >= (-begins_score, begins_at, begins_user)
          and (-score, reached_at, user_id) < (ends_behind, ends_at, ends_user)
        union all
        select counted_score, counted_at, user_id from ranking_score
        where ${isOf(ranking)} and moved
          and (-counted_score, counted_at, user_id) >= (-begins_score, begins_at, begins_user)
          and (-counted_score, counted_at, user_id) < (ends_behind, ends_at, ends_user)
      ) as counted
      where section.players > ${2 * sectionSize}::int
    )
    insert into ranking_section (board, period, since, begins_score, begins_at, begins_user, players)
    select ${board}, ${period}, ${since}::date,
      case position when 0 then begins_score else counted_score end,
      case position when 0 then begins_at else counted_at end,
      case position when 0 then begins_user else user_id end,
      least(${sectionSize}::int, total - position)
    from counted where position % ${sectionSize}::int = 0
    on conflict (board, period, since, (-begins_score), begins_at, begins_user) do update set players = excluded.players
  `.execute(db);
}

function isOf({ board, period, since }: Ranking) {
  return sql`board = ${board} and period = ${period} and since = ${since}::date`;
}
