import type { OddsRow } from '../pools/readOddsTable.ts';
import type { PrizeRow } from '../pools/presentPrize.ts';
import { type DrawnTicket, drawTickets } from './drawTickets.ts';
import type { PoolOnSale } from './PoolOnSale.ts';

export interface TicketOrder {
  client_seed: string;
  count: number;
  /** The player's draws in this pool since their last prize of the top tier. */
  draws_since_top: number;
  now: Date;
}

export interface TakenTickets {
  seed_index: number;
  tickets: readonly DrawnTicket<OddsRow>[];
  /** The prize for the pool's last ticket, when it is among these. */
  last: PrizeRow | null;
  draws_since_top: number;
}

/** Draws an order's tickets and takes them out of the pool, whose seed ends with the last ticket or after enough draws. */
export function takeTickets(pool: PoolOnSale, { client_seed, count, draws_since_top, now }: TicketOrder): TakenTickets {
  const { pool_id, seed, guarantee_after, next_nonce: first_nonce } = pool;
  if (!seed) throw new Error(`pool ${pool_id} has no seed to draw from`);
  const drawn = drawTickets({
    rows: pool.rows,
    seed: seed.seed,
    client_seed,
    first_nonce,
    count,
    guarantee_after,
    draws_since_top,
  });
  for (const { row } of drawn.tickets) {
    if (row.remaining !== null) row.remaining -= 1;
    const held = pool.held?.get(row.prize_id);
    if (held !== undefined) pool.held?.set(row.prize_id, held - 1);
  }
  if (pool.remaining !== null) pool.remaining -= count;
  pool.next_nonce += count;
  const isSoldOut = pool.remaining === 0;
  if (isSoldOut || pool.next_nonce - seed.first_nonce >= (pool.draws_per_seed ?? Infinity)) {
    pool.turn = { pool_id, seed_index: seed.seed_index, next_nonce: isSoldOut ? null : pool.next_nonce, now };
  }
  return { ...drawn, seed_index: seed.seed_index, last: isSoldOut ? pool.last : null };
}
