import type { Opening } from '@mcy/api/boxes/opening/contract';
import type { Locale } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import { giveEndings } from './giveEndings.ts';
import type { Rewards } from './lockRewards.ts';
import type { PoolOnSale } from './PoolOnSale.ts';
import { presentOpening } from './presentOpening.ts';
import type { NewOpening } from './recordOpenings.ts';
import { resultsOf } from './resultsOf.ts';
import { takeTickets } from './takeTickets.ts';

/** An order that nothing stands against. */
interface AgreedOrder extends Pick<
  NewOpening,
  | 'user_id'
  | 'count'
  | 'paid'
  | 'coupon_id'
  | 'coupon_off'
  | 'stones'
  | 'diamonds'
  | 'diamond_off'
  | 'client_seed'
  | 'now'
> {
  /** The player's draws in this pool since their last prize of the top tier. */
  draws_since_top: number;
  locale: Locale;
}

/** Draws an order's tickets and gives what they won, in memory. */
export function drawFor(
  pool: PoolOnSale,
  { draws_since_top, locale, ...order }: AgreedOrder,
  rewards: Rewards,
): { opening: NewOpening; shown: Opening } {
  const { client_seed, count, user_id, now } = order;
  const { pool_id, name: pool_name, image: pool_image, kind: pool_kind } = pool;
  const taken = takeTickets(pool, { client_seed, count, draws_since_top, now });
  const tickets = taken.tickets.map((ticket) => ({
    ...ticket,
    reward: rewards.give({ prize: ticket.row, user_id, draw: { pool_id, nonce: ticket.nonce }, now }),
  }));
  const opening_id = uuidv7();
  pool.holders?.push(...tickets.map(() => ({ user_id, opening_id, seen: false })));
  const endings = giveEndings(pool);
  const opening = { ...taken, ...order, opening_id, pool, endings };
  const row = { ...opening, pool_id, pool_name, pool_image, pool_kind, opened_at: now, revealed_at: null };
  return { opening, shown: presentOpening(row, resultsOf({ ...opening, tickets }), locale) };
}
