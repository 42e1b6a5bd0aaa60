import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Rarity } from '../tables.ts';

interface Beginning {
  pool_id: string;
  /** Units of each prize beside those that the pool needs. */
  spare_units: Readonly<Record<Rarity, number>>;
  now: Date;
}

/** Counts what a pool needs into the warehouse before it goes on sale, for the demo and for tests. */
export async function beginStock(db: Database, { pool_id, spare_units, now }: Beginning): Promise<void> {
  await sql`
    insert into stock_movement (toy_id, kind, on_hand, promised, moved_at)
    select toy_id, 'begin', sum(
      units_needed(pool, prize) + (${JSON.stringify(spare_units)}::json ->> prize.rarity)::integer
    ), 0, ${now}
    from prize join pool using (pool_id) where pool_id = ${pool_id} and toy_id is not null group by toy_id`.execute(db);
}
