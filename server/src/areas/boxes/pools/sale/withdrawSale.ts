import { sql } from 'kysely';
import type { Translated } from '@mcy/api/contract';
import type { Database } from '../../../../platform/db/database.ts';
import { touch } from '../../../../platform/facts/touch.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { giftsAccount } from '../../../../platform/ledger/ledgerAccounts.ts';
import { lockAccounts } from '../../../../platform/ledger/lockAccounts.ts';
import { postJournals } from '../../../../platform/ledger/postJournal.ts';
import { notifyAll } from '../../../account/door.ts';
import { lockPools } from '../../opening/lockPools.ts';
import { turnSeed } from '../../proof/turnSeed.ts';
import { endLine } from '../../queue/turnBox.ts';
import { foundPool } from '../findPool.ts';
import { selectPrizes } from '../presentPrize.ts';
import { amendsForRun, amendsForTickets } from './amendsOf.ts';
import { amendsJournal } from '../amendsJournals.ts';
import { meanOf, returnedBy } from './forecastSale.ts';
import { poolNotOnSale } from './messages.ts';

interface Amends {
  user_id: string;
  stones: number;
}

/**
 * Takes a pool off sale for good, in the caller's transaction: nobody draws from it anymore, its seed is public, what it
 * held is free again, its line is empty, and its players get their amends. Returns those: none at an end that was announced,
 * because its tickets were sold with it. Openings of the pool come before or after, never in between. Refuses `pool_not_found`, `pool_not_on_sale`.
 */
export async function withdrawSale(db: Database, pool_id: string, now: Date): Promise<readonly Amends[]> {
  const [locked] = await lockPools(db, [pool_id]);
  const pool = foundPool(locked);
  if (pool.off_sale_at !== null || pool.remaining === 0) {
    throw new Refusal({ error: 'pool_not_on_sale', message: poolNotOnSale });
  }
  const wasAnnounced = pool.sale_until !== null && pool.sale_until <= now;
  const amends = wasAnnounced ? [] : await (pool.remaining === null ? readRuns(db, pool) : readTickets(db, pool));
  const seed = await db
    .selectFrom('pool_seed')
    .select('seed_index')
    .where('pool_id', '=', pool_id)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await endLine(db, pool);
  turnSeed(db, { pool_id, seed_index: seed.seed_index, next_nonce: null, now });
  await db.updateTable('pool').set({ off_sale_at: now }).where('pool_id', '=', pool_id).execute();
  await giveAmends(db, { pool_id, name: pool.name, amends, now });
  touch(db, 'boxes/pools', 'everybody');
  touch(db, 'collection/stock', 'everybody');
  return amends;
}

interface Withdrawn {
  pool_id: string;
  name: Translated;
  amends: readonly Amends[];
  now: Date;
}

async function giveAmends(db: Database, { pool_id, name, amends, now }: Withdrawn): Promise<void> {
  if (amends.length === 0) return;
  await lockAccounts(
    db,
    amends.map(({ user_id }) => user_id),
    ['stone'],
  );
  await sql`
    insert into pool_amends (pool_id, user_id, stones, given_at)
    select ${pool_id}::uuid, user_id, stones, ${now}::timestamptz
    from unnest(
      ${amends.map(({ user_id }) => user_id)}::uuid[], ${amends.map(({ stones }) => stones)}::bigint[]
    ) as told (user_id, stones)`.execute(db);
  // One journal for all of them: a pool is taken off sale once.
  const all = amends.reduce((sum, { stones }) => sum + stones, 0);
  postJournals(db, [
    {
      kind: amendsJournal,
      subject: name,
      reference_id: pool_id,
      now,
      postings: [
        { account: giftsAccount, currency: 'stone', amount: -all },
        ...amends.map(({ user_id, stones }) => ({ account: { user_id }, currency: 'stone' as const, amount: stones })),
      ],
    },
  ]);
  await notifyAll(
    db,
    amends.map(({ user_id, stones }) => ({
      user_id,
      kind: 'pool_off_sale' as const,
      data: { pool_name: name, stones },
      now,
    })),
  );
}

interface Sold {
  pool_id: string;
  odds_version: number;
  guarantee_after: number | null;
}

/** Of a finite pool: what each player's own tickets lack. */
async function readTickets(db: Database, pool: Sold): Promise<Amends[]> {
  const { pool_id } = pool;
  const prizes = await readPrizes(db, pool);
  const total = prizes.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  // A bonus is one.
  const promised = prizes.reduce((sum, { weight, returned }) => sum + (weight ?? 1) * returned, 0);
  const returnedOf = new Map(prizes.map(({ prize_id, returned }) => [prize_id, returned]));
  const [{ rows: drawn }, { rows: payers }] = await Promise.all([
    sql<{ user_id: string; prize_id: string; tickets: number }>`
      select user_id, prize_id, count(*)::integer as tickets
      from draw join opening using (opening_id) where draw.pool_id = ${pool_id}
      group by user_id, prize_id`.execute(db),
    sql<{ user_id: string; paid: number }>`
      select user_id, sum(paid)::bigint as paid
      from opening where opening_id in (select opening_id from draw where draw.pool_id = ${pool_id})
      group by user_id order by user_id`.execute(db),
  ]);
  const ticketsOf = Map.groupBy(drawn, ({ user_id }) => user_id);
  const amends = payers.map(({ user_id, paid }) => {
    const tickets = ticketsOf.get(user_id) ?? [];
    const own = tickets.reduce((sum, ticket) => sum + ticket.tickets, 0);
    const returned = tickets.reduce((sum, ticket) => sum + ticket.tickets * (returnedOf.get(ticket.prize_id) ?? 0), 0);
    return { user_id, stones: amendsForTickets({ own, returned, paid, total, promised }) };
  });
  return amends.filter(({ stones }) => stones > 0);
}

/** Of an infinite pool: for runs that can no longer reach the guarantee. */
async function readRuns(db: Database, pool: Sold): Promise<Amends[]> {
  const { pool_id, guarantee_after } = pool;
  if (guarantee_after === null) return [];
  const prizes = await readPrizes(db, pool);
  const facts = { supply: 'infinite', price: 0, guarantee_after: null } as const;
  const draw = meanOf({ ...facts, prizes }, returnedBy);
  const best = prizes.filter(({ tier }) => tier === prizes[0]?.tier);
  const top = meanOf({ ...facts, prizes: best }, returnedBy);
  // A run is a player's latest draws, so the oldest of its openings may be a part of it.
  const { rows: runs } = await sql<{ user_id: string; progress: number; paid: number }>`
    select user_id, draws_since_top as progress, run.paid
    from guarantee_counter counter, lateral (
      select coalesce(sum(floor(paid::numeric * least(count, greatest(0, draws_since_top - later)) / count)), 0)::bigint as paid
      from (
        select paid, count, sum(count) over (order by opening_id desc) - count as later
        from opening where opening.user_id = counter.user_id and opening.pool_id = ${pool_id}
        order by opening_id desc limit draws_since_top
      ) as latest
    ) as run
    where counter.pool_id = ${pool_id} and draws_since_top > 0
    order by user_id`.execute(db);
  return runs
    .map(({ user_id, progress, paid }) => ({
      user_id,
      stones: amendsForRun({ progress, paid, guarantee_after, top, draw }),
    }))
    .filter(({ stones }) => stones > 0);
}

/** A pool's odds table in published order, with what the shop would return for each prize. */
async function readPrizes(db: Database, { pool_id, odds_version }: Sold) {
  const prizes = await selectPrizes(db)
    .select('prize.weight')
    .where('prize.pool_id', '=', pool_id)
    .where('prize.odds_version', '=', odds_version)
    .orderBy('prize.position')
    .execute();
  return prizes.map((prize) => {
    const { value } = prize;
    const isToy = prize.toy_id !== null;
    return { ...prize, isToy, returned: returnedBy({ value, isToy }) };
  });
}
