import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

/** Counts a finite draft's tickets again, and puts its prizes into published order: by tier, then as they were added; bonuses last, and none in an infinite one. */
export async function countDraft(db: Database, pool_id: string): Promise<void> {
  await sql`
    delete from prize using pool
    where prize.pool_id = ${pool_id} and pool.pool_id = prize.pool_id and supply = 'infinite' and bonus is not null`.execute(
    db,
  );
  await sql`
    update prize set position = place.at + 1000000, remaining = case when supply = 'finite' then weight end
    from pool, (
      select prize_id, row_number() over (order by bonus is not null, tier, position) - 1 as at
      from prize where pool_id = ${pool_id}
    ) as place
    where prize.prize_id = place.prize_id and pool.pool_id = prize.pool_id`.execute(db);
  await sql`update prize set position = position - 1000000 where pool_id = ${pool_id}`.execute(db);
  await sql`
    update pool set total = tickets.count, remaining = tickets.count
    from (select greatest(1, coalesce(sum(weight), 0))::integer as count from prize where pool_id = ${pool_id}) as tickets
    where pool_id = ${pool_id} and supply = 'finite'`.execute(db);
}
