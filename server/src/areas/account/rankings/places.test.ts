import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { long } from '../../../../../scripts/test/long.ts';
import { runChecks } from '../../../platform/db/runChecks.ts';
import type { OpenDatabase } from '../../../platform/db/openDatabase.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { countMoves } from './countMoves.ts';
import { rankingChecks } from './rankingChecks.ts';
import type { Ranking } from './rankingPeriods.ts';
import { readPlace } from './readPlace.ts';

const ranking: Ranking = { board: 'spending', period: 'all', since: '2000-01-01' };
const players = 2_500;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs a statement without foreign keys: the players of this test have no accounts. */
function tamper(statement: ReturnType<typeof sql>) {
  return database.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await statement.execute(db);
  });
}

/** Adds to the scores of some players, as `addScores` does; many end at one score, and some at one moment. */
const add = (which: string, at: string) =>
  tamper(sql`
    insert into ranking_score as held (board, period, since, user_id, score, reached_at)
    select 'spending', 'all', '2000-01-01', (lpad(to_hex(i), 8, '0') || '-0000-4000-8000-000000000000')::uuid,
      case when i % 3 = 0 then 10 else 10 * (1 + i * 7919 % 40) end,
      ${at}::timestamptz + (i * 104729 % 50) * interval '1 second'
    from generate_series(1, ${players}::int) i where ${sql.raw(which)}
    on conflict (board, period, since, user_id)
      do update set score = held.score + excluded.score, reached_at = excluded.reached_at`);

/** Compares the places of every player of a sample with their place in the sorted ranking. */
async function expectExact(): Promise<void> {
  const { rows } = await sql<{ user_id: string; rank: number }>`
    select user_id, rank from (
      select user_id, row_number() over (order by score desc, reached_at, user_id) as rank from ranking_score
    ) as ranked where rank < 3 or rank % 211 = 0 or rank > ${players - 3}`.execute(database.db);
  for (const { user_id, rank } of rows) {
    expect(await readPlace(database.db, user_id, ranking)).toMatchObject({ rank });
  }
  expect(await runChecks(database.db, rankingChecks([]).slice(-1))).toEqual([]);
}

const countSections = async () => {
  const { rows } = await sql<{ sections: number; uncounted: number }>`
    select (select count(*) from ranking_section)::int as sections,
      (select count(*) from ranking_score where moved)::int as uncounted`.execute(database.db);
  return rows[0];
};

describe('a place in a ranking', () => {
  it('is exact before anyone was counted, after everyone was, and after moves that were not counted', async () => {
    await add('true', '2026-01-01');
    await expectExact();
    await countMoves(database.db);
    const counted = await countSections();
    expect(counted?.sections).toBeGreaterThan(2);
    expect(counted?.uncounted).toBeLessThanOrEqual(200);
    await expectExact();
    await add('i % 20 = 1', '2026-02-01');
    await expectExact();
    await countMoves(database.db);
    await expectExact();
    for (let time = 0; time < (long ? 3 : 1); time++) {
      await add('i % 2 = 0', `2026-03-0${time + 1}`);
      await expectExact();
      await countMoves(database.db);
      await expectExact();
    }
  });

  it('is undefined for a player without a score', async () => {
    expect(await readPlace(database.db, '00000000-0000-4000-8000-ffffffffffff', ranking)).toBeUndefined();
  });

  it('is counted by one process at a time', async () => {
    await add('true', '2026-04-01');
    await Promise.all([countMoves(database.db), countMoves(database.db), countMoves(database.db)]);
    await expectExact();
  });
});
