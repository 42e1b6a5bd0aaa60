import type { drawDaily as call } from '@mcy/api/boxes/daily/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { touch } from '../../../platform/facts/touch.ts';
import type { BatchHandler, Order } from '../../../platform/http/Batch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { announceOpening } from '../opening/announceOpening.ts';
import { createPoolMemory } from '../opening/createPoolMemory.ts';
import { drawFor } from '../opening/drawFor.ts';
import { lockDailyPool } from '../opening/lockPools.ts';
import { lockRewards } from '../opening/lockRewards.ts';
import { readHeldUnits } from '../opening/readHeldUnits.ts';
import { type NewOpening, recordOpenings } from '../opening/recordOpenings.ts';
import { requireUnits } from '../opening/requireUnits.ts';
import { eveningAt } from './eveningAt.ts';
import { dailyDrawClosed, dailyDrawDone, dailyDrawMissing } from './messages.ts';
import type { DailyDrawRow } from './tables.ts';

/**
 * Draws once for free, many players in one transaction. The day and the hour are those at which the request came. Refuses
 * `daily_draw_missing`, `daily_draw_closed`, `daily_draw_done`, `restocking`.
 */
export function drawDaily(): BatchHandler<typeof call> {
  return {
    claims: () => ['daily draw'],
    begin: async (db, orders) => {
      const [locked, drawn] = await Promise.all([lockDailyPool(db), readDrawn(db, orders)]);
      // Nothing is remembered from the evening before: its seed was replaced without a draw.
      const [pools, held] = await Promise.all([
        createPoolMemory().recall(db, locked),
        readHeldUnits(db, locked, () => orders.length),
      ]);
      const [pool] = pools.values();
      if (pool) pool.held = held.get(pool.pool_id);
      const rewards = await lockRewards(
        db,
        pool?.rows ?? [],
        orders.map(({ caller }) => caller.user_id),
      );
      const openings: NewOpening[] = [];
      return {
        decide: ({ request: { client_seed }, caller: { user_id }, locale, now }) => {
          if (!pool) throw new Refusal({ error: 'daily_draw_missing', message: dailyDrawMissing });
          const { day, opens_at, closes_at } = eveningAt(now);
          if (now < opens_at) throw new Refusal({ error: 'daily_draw_closed', message: dailyDrawClosed(opens_at) });
          if (drawn.has(keyOf({ user_id, day }))) {
            throw new Refusal({ error: 'daily_draw_done', message: dailyDrawDone(eveningAt(closes_at).opens_at) });
          }
          // As in a box: after a seed's end, players must see the next one's hash first.
          if (pool.turn !== null && pool.turn.next_nonce !== null) return null;
          requireUnits(pool, 1);
          const parts = { paid: 0, coupon_id: null, coupon_off: 0, stones: 0, diamonds: 0, diamond_off: 0 };
          const free = { ...parts, count: 1, draws_since_top: 0 };
          const { opening, shown } = drawFor(pool, { ...free, user_id, client_seed, locale, now }, rewards);
          drawn.add(keyOf({ user_id, day }));
          openings.push(opening);
          return { opening: shown };
        },
        write: () => {
          if (openings.length === 0) return;
          recordOpenings(db, openings);
          rewards.save();
          sendLater(db, insertDailyDraws(openings));
          for (const opening of openings) {
            announceOpening(db, opening);
            touch(db, 'boxes/opening', opening.user_id);
          }
        },
      };
    },
  };
}

/** Who of these players has drawn on these days. Asked under the pool's lock. */
async function readDrawn(db: Database, orders: readonly Order<typeof call>[]): Promise<Set<string>> {
  const days = [...new Set(orders.map(({ now }) => eveningAt(now).day))];
  const drawn = await db
    .selectFrom('daily_draw')
    .select(['user_id', 'day'])
    .where('user_id', '=', (is) => is.fn.any(is.val(orders.map(({ caller }) => caller.user_id))))
    .where('day', '=', (is) => is.fn.any(is.val(days)))
    .execute();
  return new Set(drawn.map(keyOf));
}

function keyOf({ user_id, day }: Pick<DailyDrawRow, 'user_id' | 'day'>): string {
  return `${user_id} ${day}`;
}

function insertDailyDraws(openings: readonly NewOpening[]) {
  return sql`
    insert into daily_draw (user_id, day, opening_id, drawn_at)
    select * from unnest(
      ${openings.map(({ user_id }) => user_id)}::uuid[], ${openings.map(({ now }) => eveningAt(now).day)}::date[],
      ${openings.map(({ opening_id }) => opening_id)}::uuid[], ${openings.map(({ now }) => now)}::timestamptz[]
    )`;
}
