import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import type { DrawnTicket } from './drawTickets.ts';
import type { OddsRow } from '../pools/readOddsTable.ts';

export interface RecordTickets {
  opening_id: string;
  user_id: string;
  pool_id: string;
  seed_index: number;
  tickets: readonly DrawnTicket<OddsRow>[];
  /** The bonus prize that the last of these tickets earns; null for none. */
  last_prize_id: string | null;
}

/** Writes an opening's draws to the pool's log and gives the player their prizes. */
export async function recordTickets(db: Database, order: RecordTickets): Promise<void> {
  const { opening_id, user_id, pool_id, seed_index, tickets, last_prize_id } = order;
  await db
    .insertInto('draw')
    .values(
      tickets.map(({ nonce, row, guaranteed }) => ({
        pool_id,
        nonce,
        seed_index,
        opening_id,
        prize_id: row.prize_id,
        guaranteed,
      })),
    )
    .execute();
  const items = tickets.map(({ nonce, row }) => ({ nonce, prize_id: row.prize_id, bonus: null as 'last' | null }));
  const lastTicket = tickets.at(-1);
  if (last_prize_id !== null && lastTicket) {
    items.push({ nonce: lastTicket.nonce, prize_id: last_prize_id, bonus: 'last' });
  }
  await db
    .insertInto('item')
    .values(items.map((item) => ({ ...item, item_id: uuidv7(), user_id, pool_id })))
    .execute();
}

/** Removes drawn tickets from a finite pool's odds table. */
export async function takeTickets(db: Database, tickets: readonly DrawnTicket<OddsRow>[]): Promise<void> {
  const prize_ids = tickets.map((ticket) => ticket.row.prize_id);
  await sql`
    update prize set remaining = remaining - taken.tickets
    from (select prize_id, count(*)::integer as tickets from unnest(${prize_ids}::uuid[]) as prize_id group by prize_id) as taken
    where prize.prize_id = taken.prize_id
  `.execute(db);
}
