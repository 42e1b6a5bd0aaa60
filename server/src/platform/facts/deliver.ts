import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { isTimeout, isUnavailable } from '../db/sqlState.ts';
import type { Facts, FactKind } from './Facts.ts';
import type { Follower } from './Follower.ts';

/** How many players' facts a follower takes at once, and how many facts at most (ours). */
const mostPlayers = 100;
const mostFacts = 500;

/** The longest wait before a follower that failed is asked again, in s (ours). */
const longestWait = 3600;

interface Services {
  db: Database;
  log: Logger;
}

/** Which facts are taken: all players' or one's, all of them or the first. */
interface Share {
  user_id?: string;
  most?: number;
}

/**
 * Hands a follower the next facts that wait for it, also beside other processes that do; what it writes and that they
 * wait no more are committed together. Returns whether there were any. Those that make it fail are tried again later,
 * with those of the same player behind them, and hold nobody else up.
 */
export async function deliver(services: Services, follower: Follower, now: Date, share: Share = {}): Promise<boolean> {
  const { db } = services;
  let taken: readonly Waiting[] = [];
  try {
    await inTransaction(db, async (transaction) => {
      taken = await take(transaction, follower, now, share);
      if (taken.length === 0) return;
      await follower.after?.(
        transaction,
        taken.map(({ data, told_at }) => ({ data, now: told_at })),
      );
      await transaction
        .deleteFrom('fact_delivery')
        .where('delivery_id', '=', (is) => is.fn.any(is.val(taken.map(({ delivery_id }) => delivery_id))))
        .execute();
    });
  } catch (error) {
    const [first] = taken;
    // Without a database there is nothing to try by turns. A time-out is the follower's own.
    if (!first || (isUnavailable(error) && !isTimeout(error))) throw error;
    const players = new Set(taken.map(({ user_id }) => user_id));
    if (players.size > 1) {
      for (const user_id of players) await deliver(services, follower, now, { user_id });
    } else if (taken.length > 1) {
      await deliver(services, follower, now, { user_id: first.user_id, most: 1 });
    } else {
      await postpone(services, follower, first, now, error);
    }
  }
  return taken.length > 0;
}

type Waiting = Awaited<ReturnType<typeof take>>[number];

/**
 * Takes facts that are due. The process that holds a player's first one has all of that player's: nobody takes a later one while an
 * earlier one is there.
 */
async function take(db: Database, { name }: Follower, now: Date, { user_id, most = mostFacts }: Share) {
  const { rows } = await sql<{
    delivery_id: number;
    user_id: string;
    data: Facts[FactKind];
    told_at: Date;
    attempts: number;
  }>`
    with heads as materialized (
      select user_id from fact_delivery head
      where follower = ${name}
        and (due_at is null or due_at <= ${now}::timestamptz)
        and user_id = coalesce(${user_id ?? null}::uuid, user_id)
        and not exists (
          select from fact_delivery earlier
          where earlier.follower = head.follower and earlier.user_id = head.user_id
            and earlier.delivery_id < head.delivery_id)
      order by delivery_id
      limit ${mostPlayers}
      for update skip locked
    )
    select delivery_id, user_id, data, told_at, attempts
    from fact_delivery join heads using (user_id)
    where follower = ${name}
    order by delivery_id
    limit ${most}`.execute(db);
  return rows;
}

async function postpone({ db, log }: Services, { name }: Follower, failed: Waiting, now: Date, error: unknown) {
  const { delivery_id, user_id, attempts } = failed;
  const wait = Math.min(longestWait, 2 ** attempts);
  log.error({ err: error, follower: name, delivery_id, user_id, attempts: attempts + 1 }, 'a follower failed');
  await db
    .updateTable('fact_delivery')
    .set({ attempts: attempts + 1, due_at: new Date(now.getTime() + wait * 1000) })
    .where('delivery_id', '=', delivery_id)
    .execute();
}
