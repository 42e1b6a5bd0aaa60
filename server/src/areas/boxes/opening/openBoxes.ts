import type { openMysteryBox as call } from '@mcy/api/boxes/opening/contract';
import { mostAtOnce } from '@mcy/api/boxes/opening/words';
import { dailyKind } from '@mcy/api/boxes/pools/words';
import type { Currency, Translated } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import type { BatchHandler, Order } from '../../../platform/http/Batch.ts';
import { lockBalances } from '../../../platform/ledger/lockBalances.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { type Journal, postJournals } from '../../../platform/ledger/postJournal.ts';
import { readAcceptances } from '../../content/door.ts';
import { lockCoupons } from '../../coupons/door.ts';
import { lockSpending } from '../../wallet/door.ts';
import { foundPool } from '../pools/findPool.ts';
import { holdAfterDraw } from '../queue/holdUntil.ts';
import { announceOpening } from './announceOpening.ts';
import { countTickets } from './countTickets.ts';
import { createPoolMemory } from './createPoolMemory.ts';
import { drawFor } from './drawFor.ts';
import { readGuaranteeProgress } from './guaranteeProgress.ts';
import { lockHolders } from './lockHolders.ts';
import { lockPools } from './lockPools.ts';
import { lockRewards } from './lockRewards.ts';
import { boxOpenJournal } from './openingJournals.ts';
import type { PoolOnSale } from './PoolOnSale.ts';
import { type NewOpening, recordOpenings } from './recordOpenings.ts';
import { readHeldUnits } from './readHeldUnits.ts';
import { requireAgreedPrice } from './requireAgreedPrice.ts';
import { isOnSale, requireOnSale } from './requireOnSale.ts';
import { partsOf, requireParts } from './requireParts.ts';
import { requireTurn } from './requireTurn.ts';
import { requireUnits } from './requireUnits.ts';

/**
 * Pays for and draws tickets, many orders in one transaction and each by itself: its payment, draws and prizes commit
 * together or not at all. An order refuses with `agreement_required`, `pool_not_found`, `off_sale`, `box_held`, `sold_out`,
 * `commodity_shortage`, `not_all_at_once`, `restocking`, `price_changed`, `insufficient_balance`, one of `couponRefusals`
 * or `partRefusals`, or one of the player's own limits: `cooling_off`, `spending_cap_reached`.
 */
export function openBoxes(): BatchHandler<typeof call> {
  const memory = createPoolMemory();
  return {
    claims: ({ pool_id, coupon_id }) => (coupon_id === undefined ? [pool_id] : [pool_id, coupon_id]),
    begin: async (db, orders) => {
      const { locked, acceptances, coupons, spending, balances, progress } = await lock(db, orders);
      const [pools, held] = await Promise.all([
        memory.recall(db, locked),
        readHeldUnits(db, locked, (pool_id) => wantedOf(orders, pool_id)),
      ]);
      const holders = await lockHolders(db, endingPools(pools, orders));
      for (const pool of pools.values()) {
        pool.held = held.get(pool.pool_id);
        pool.holders = holders.get(pool.pool_id);
      }
      const prizes = [...pools.values()].flatMap(({ rows }) => rows);
      const rewards = await lockRewards(
        db,
        prizes,
        orders.map(({ caller }) => caller.user_id),
      );
      const openings: NewOpening[] = [];
      return {
        decide: ({
          request: { pool_id, coupon_id, stones = 0, diamonds = 0, client_seed, total, ...request },
          caller: { user_id },
          locale,
          now,
        }) => {
          acceptances.require(user_id, now);
          const pool = requireBox(pools.get(pool_id));
          requireOnSale(pool, now);
          // Players must see a seed's hash before they send their own seed: what follows a turn waits for its commit.
          if (pool.turn !== null && pool.turn.next_nonce !== null) return null;
          requireTurn(pool, user_id, now);
          const count = countTickets(request.count, pool.remaining);
          requireUnits(pool, count);
          const list = pool.price * count;
          const purchase = { at: { kind: 'box', pool_id }, list } as const;
          const coupon_off = coupon_id === undefined ? 0 : coupons.require({ user_id, coupon_id, purchase, now });
          const line = requireParts({ list, coupon_off, stones, diamonds, allowed: pool.diamonds_allowed });
          const payment = { user_id, amount: line.coins, now };
          requireAgreedPrice(total, payment.amount);
          spending.require(payment);
          const balance = balances.pay(user_id, partsOf(line));
          spending.count(payment);
          const draws_since_top = pool.guarantee_after === null ? 0 : progress.of({ user_id, pool_id });
          const price = { paid: payment.amount, coupon_id: coupon_id ?? null, coupon_off };
          const parts = { stones, diamonds, diamond_off: line.diamond_off };
          const order = { ...price, ...parts, user_id, count, client_seed, draws_since_top, locale, now };
          pool.held_until = holdAfterDraw(pool, user_id, now);
          const { opening, shown } = drawFor(pool, order, rewards);
          openings.push(opening);
          if (pool.guarantee_after !== null) progress.set({ user_id, pool_id }, opening.draws_since_top);
          if (coupon_id !== undefined) coupons.use({ coupon_id, used_for: opening.opening_id, saved: coupon_off, now });
          return { opening: shown, balance, remaining: pool.remaining };
        },
        write: () => {
          recordOpenings(db, openings);
          rewards.save();
          coupons.save();
          progress.save();
          const charged = openings.filter(({ paid, stones, diamonds }) => paid + stones + diamonds > 0);
          postJournals(db, charged.map(journalOf));
          for (const opening of openings) announceOpening(db, opening);
        },
        committed: () => memory.keep(pools.values()),
      };
    },
  };
}

/** Draws that orders want of a pool by number, without those for all that remains. */
function wantedOf(orders: readonly Order<typeof call>[], pool_id: string): number {
  const counts = orders.flatMap(({ request }) => (request.pool_id === pool_id ? [request.count] : []));
  return counts.reduce<number>((sum, count) => (count === 'all' ? sum : sum + count), 0);
}

/** Pools on sale that give something at their end, which these orders may bring. */
function endingPools(pools: Map<string, PoolOnSale>, orders: readonly Order<typeof call>[]): string[] {
  const ending = [...pools.values()].filter((pool) => {
    const { pool_id, remaining, endings } = pool;
    if (remaining === null || remaining === 0 || endings.length === 0) return false;
    const counted = orders.filter(({ request, now }) => request.pool_id === pool_id && isOnSale(pool, now));
    // An order for all that remains is refused where that is more than one may draw at once.
    const takesAll = counted.some(({ request }) => request.count === 'all');
    return wantedOf(counted, pool_id) + (takesAll ? mostAtOnce : 0) >= remaining;
  });
  return ending.map(({ pool_id }) => pool_id);
}

/** A pool that players pay for. The daily draw has a call of its own, so its pool is none. */
function requireBox(pool: PoolOnSale | undefined): PoolOnSale {
  return foundPool(pool?.kind === dailyKind ? undefined : pool);
}

/** Locks and reads in one trip, in the order of all payments: pools, coupons, limits, accounts. */
async function lock(db: Database, orders: readonly Order<typeof call>[]) {
  const players = orders.map(({ caller, request }) => ({ user_id: caller.user_id, pool_id: request.pool_id }));
  const pool_ids = [...new Set(players.map(({ pool_id }) => pool_id))];
  const user_ids = [...new Set(players.map(({ user_id }) => user_id))];
  const coupon_ids = orders.flatMap(({ request }) => request.coupon_id ?? []);
  const earliest = new Date(Math.min(...orders.map(({ now }) => now.getTime())));
  const [locked, coupons, acceptances, spending, balances, progress] = await Promise.all([
    lockPools(db, pool_ids),
    lockCoupons(db, coupon_ids),
    readAcceptances(db, user_ids),
    lockSpending(db, user_ids, earliest),
    lockBalances(db, user_ids, currenciesOf(orders)),
    readGuaranteeProgress(db, players),
  ]);
  return { locked, coupons, acceptances, spending, balances, progress };
}

/** Other accounts than those that somebody pays from are left alone. */
function currenciesOf(orders: readonly Order<typeof call>[]): [Currency, ...Currency[]] {
  const currencies: [Currency, ...Currency[]] = ['balance'];
  if (orders.some(({ request: { stones = 0 } }) => stones > 0)) currencies.push('stone');
  if (orders.some(({ request: { diamonds = 0 } }) => diamonds > 0)) currencies.push('diamond');
  return currencies;
}

function journalOf({ opening_id, user_id, pool, count, paid, stones, diamonds, now }: NewOpening): Journal {
  return {
    kind: boxOpenJournal,
    subject: subjectOf(pool.name, count),
    reference_id: opening_id,
    now,
    postings: partsOf({ coins: paid, stones, diamonds }).flatMap(({ currency, amount }) => [
      { account: { user_id }, currency, amount: -amount },
      { account: salesAccount, currency, amount },
    ]),
  };
}

/** The reason shown in the money flow. */
function subjectOf(name: Translated, count: number): Translated {
  return { vn: `${name.vn} ×${count}`, zh: `${name.zh} ×${count}`, en: `${name.en} ×${count}` };
}
