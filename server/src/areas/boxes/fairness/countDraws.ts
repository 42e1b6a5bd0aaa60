import { evidenceAgainst } from '@mcy/api/boxes/fairness/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/eachDue.ts';

/** The name of the job. */
export const countingJob = 'counts of draws beside their odds';

/** Draws of a pool that are counted in one transaction (ours): some milliseconds. */
const mostAtOnce = 5_000;

/**
 * Counts what was drawn since the last run, pool by pool: it reads each draw once, by its number, long after its player has
 * the answer. On several processes at once, each takes other pools.
 */
export function countDraws(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    { job: countingJob, take: takeUncounted, work: (inside, pool_id) => countPool(inside, pool_id, now) },
    now,
  );
}

/** Locks the count of a pool with draws that are not in it. */
async function takeUncounted(db: Database, failed: readonly string[]): Promise<string | null> {
  await sql`
    insert into pool_counted (pool_id, until_nonce, counted_at)
    select pool_id, 0, now() from pool where next_nonce > 0
      and not exists (select from pool_counted where pool_counted.pool_id = pool.pool_id)
    on conflict do nothing`.execute(db);
  const due = await db
    .selectFrom('pool_counted')
    .innerJoin('pool', 'pool.pool_id', 'pool_counted.pool_id')
    .select('pool_counted.pool_id')
    .whereRef('pool.next_nonce', '>', 'pool_counted.until_nonce')
    .where('pool.pool_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
    .orderBy('pool_counted.counted_at')
    .limit(1)
    .forUpdate('pool_counted')
    .skipLocked()
    .executeTakeFirst();
  return due?.pool_id ?? null;
}

async function countPool(db: Database, pool_id: string, now: Date): Promise<void> {
  await sql`
    with drawn as (
      select prize_id, guaranteed, nonce from draw
      where pool_id = ${pool_id} and nonce >= (select until_nonce from pool_counted where pool_id = ${pool_id})
      order by nonce limit ${mostAtOnce}
    ), counted as (
      insert into prize_drawn (prize_id, drawn, guaranteed)
      select prize_id, count(*) filter (where not guaranteed), count(*) filter (where guaranteed) from drawn
      group by prize_id order by prize_id
      on conflict (prize_id) do update
      set drawn = prize_drawn.drawn + excluded.drawn, guaranteed = prize_drawn.guaranteed + excluded.guaranteed
    )
    update pool_counted set until_nonce = (select max(nonce) + 1 from drawn), counted_at = ${now}
    where pool_id = ${pool_id}`.execute(db);
  const evidence = await weighPool(db, pool_id);
  await db.updateTable('pool_counted').set({ evidence }).where('pool_id', '=', pool_id).execute();
}

/** What speaks against a pool's odds, of the version that has the most. A finite pool's tickets are all drawn in the end. */
async function weighPool(db: Database, pool_id: string): Promise<number> {
  const rows = await db
    .selectFrom('prize')
    .innerJoin('pool', 'pool.pool_id', 'prize.pool_id')
    .leftJoin('prize_drawn', 'prize_drawn.prize_id', 'prize.prize_id')
    .select(['prize.odds_version', 'prize.weight'])
    .select((is) => is.fn.coalesce('prize_drawn.drawn', is.lit(0)).as('drawn'))
    .where('prize.pool_id', '=', pool_id)
    .where('prize.bonus', 'is', null)
    .where('pool.supply', '=', 'infinite')
    .execute();
  const versions = Map.groupBy(rows, ({ odds_version }) => odds_version);
  return [...versions.values()].reduce((most, table) => {
    const observed = table.map(({ weight, drawn }) => ({ weight: weight ?? 0, drawn }));
    return Math.max(most, evidenceAgainst(observed));
  }, 0);
}
