import type { openMysteryBox as call } from '@mcy/api/boxes/opening/contract';
import type { ParsedRequestOf, Translated } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import { requireAgreements } from '../../content/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { postJournal } from '../../../platform/ledger/postJournal.ts';
import { requireSpendingAllowed } from '../../wallet/door.ts';
import { countTickets } from './countTickets.ts';
import { drawTickets } from './drawTickets.ts';
import { foundPool } from '../pools/findPool.ts';
import { readGuaranteeProgress, saveGuaranteeProgress } from './guaranteeProgress.ts';
import { readOddsTable } from '../pools/readOddsTable.ts';
import { boxOpenJournal } from './openingJournals.ts';
import { recordTickets, takeTickets } from './recordTickets.ts';
import { turnSeed } from '../proof/turnSeed.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** A player paid for tickets of a pool and drew them. */
    boxOpened: { user_id: string; opening_id: string; pool_id: string; count: number; paid: number };
  }
}

export interface BoxOrder extends ParsedRequestOf<typeof call> {
  user_id: string;
  now: Date;
}

export interface OpenedBox {
  opening_id: string;
  /** Tickets left in the pool; null for an infinite one. */
  remaining: number | null;
}

/**
 * Pays for and draws tickets of one pool, in the caller's transaction: payment, draws and prizes commit together or not at all.
 * Refuses with `agreement_required`, `pool_not_found`, `sold_out`, `commodity_shortage`, `not_all_at_once`, `insufficient_balance`,
 * or one of the player's own limits: `cooling_off`, `spending_cap_reached`.
 */
export async function openMysteryBox(db: Database, order: BoxOrder): Promise<OpenedBox> {
  const { user_id, pool_id, client_seed, now } = order;
  await requireAgreements(db, user_id, now);
  // The pool's row lock serializes openings; the next one sees what is left.
  const pool = await lockPool(db, pool_id);
  const count = countTickets(order.count, pool.remaining);
  const paid = pool.price * count;
  await requireSpendingAllowed(db, { user_id, amount: paid, now });
  const table = await readOddsTable(db, pool);
  const seed = await readSeedInUse(db, pool_id);
  const { tickets, draws_since_top } = drawTickets({
    rows: table.rows,
    seed: seed.seed,
    client_seed,
    first_nonce: pool.next_nonce,
    count,
    guarantee_after: pool.guarantee_after,
    draws_since_top: pool.guarantee_after === null ? 0 : await readGuaranteeProgress(db, order),
  });

  const opening_id = uuidv7();
  const next_nonce = pool.next_nonce + count;
  const remaining = pool.remaining === null ? null : pool.remaining - count;
  const isSoldOut = remaining === 0;
  await db
    // The player's name in the pool's public log never changes.
    .with('named', (named) =>
      named
        .insertInto('pool_player')
        .values({ pool_id, user_id })
        .onConflict((known) => known.columns(['pool_id', 'user_id']).doNothing()),
    )
    .insertInto('opening')
    .values({
      opening_id,
      user_id,
      pool_id,
      count,
      price: pool.price,
      paid,
      client_seed,
      opened_at: now,
      revealed_at: null,
    })
    .execute();
  const last = isSoldOut ? table.last : null;
  await recordTickets(db, {
    opening_id,
    user_id,
    pool_id,
    seed_index: seed.seed_index,
    tickets,
    last_prize_id: last?.prize_id ?? null,
  });
  await db.updateTable('pool').set({ next_nonce, remaining }).where('pool_id', '=', pool_id).execute();
  if (remaining !== null) await takeTickets(db, tickets);
  if (pool.guarantee_after !== null) await saveGuaranteeProgress(db, order, draws_since_top);
  if (isSoldOut || next_nonce - seed.first_nonce >= (pool.draws_per_seed ?? Infinity)) {
    await turnSeed(db, { pool_id, seed_index: seed.seed_index, next_nonce: isSoldOut ? null : next_nonce, now });
  }
  await postJournal(db, {
    kind: boxOpenJournal,
    subject: subjectOf(pool.name, count),
    reference_id: opening_id,
    now,
    postings: [
      { account: { user_id }, currency: 'balance', amount: -paid },
      { account: { system: 'sales' }, currency: 'balance', amount: paid },
    ],
  });
  // What is left of a finite pool, everybody sees.
  touch(db, 'boxes/pools', remaining === null ? user_id : 'everybody');
  tell(db, 'boxOpened', { user_id, opening_id, pool_id, count, paid }, now);
  return { opening_id, remaining };
}

async function lockPool(db: Database, pool_id: string) {
  const pool = await db
    .selectFrom('pool')
    .select([
      'pool_id',
      'name',
      'price',
      'remaining',
      'odds_version',
      'guarantee_after',
      'draws_per_seed',
      'next_nonce',
    ])
    .where('pool_id', '=', pool_id)
    .where('opened_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return foundPool(pool);
}

async function readSeedInUse(db: Database, pool_id: string) {
  return db
    .selectFrom('pool_seed')
    .select(['seed_index', 'first_nonce', 'seed'])
    .where('pool_id', '=', pool_id)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The reason shown in the money flow. */
function subjectOf(name: Translated, count: number): Translated {
  return { vn: `${name.vn} ×${count}`, zh: `${name.zh} ×${count}`, en: `${name.en} ×${count}` };
}
