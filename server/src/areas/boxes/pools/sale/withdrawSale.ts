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
import { foundPool } from '../findPool.ts';
import { selectPrizes } from '../presentPrize.ts';
import { amendsForRun, amendsPerTicket } from './amendsOf.ts';
import { amendsJournal } from '../amendsJournals.ts';
import { meanOf } from './forecastSale.ts';
import { poolNotOnSale } from './messages.ts';

interface Amends {
  user_id: string;
  stones: number;
}

/**
 * Takes a pool off sale for good, in the caller's transaction: nobody draws from it any more, its seed is public, what it
 * held is free again, and its players get their amends. Returns those. Openings of the pool come before or after, never
 * in between. Refuses `pool_not_found`, `pool_not_on_sale`.
 */
export async function withdrawSale(db: Database, pool_id: string, now: Date): Promise<readonly Amends[]> {
  const [locked] = await lockPools(db, [pool_id]);
  const pool = foundPool(locked);
  if (pool.off_sale_at !== null || pool.remaining === 0) {
    throw new Refusal({ error: 'pool_not_on_sale', message: poolNotOnSale });
  }
  const amends = await (pool.remaining === null ? readRuns(db, pool) : readTickets(db, pool));
  const seed = await db
    .selectFrom('pool_seed')
    .select('seed_index')
    .where('pool_id', '=', pool_id)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow();
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
  await db
    .insertInto('pool_amends')
    .values(amends.map((row) => ({ ...row, pool_id, given_at: now })))
    .execute();
  postJournals(
    db,
    amends.map(({ user_id, stones }) => ({
      kind: amendsJournal,
      subject: name,
      reference_id: pool_id,
      now,
      postings: [
        { account: giftsAccount, currency: 'stone', amount: -stones },
        { account: { user_id }, currency: 'stone', amount: stones },
      ],
    })),
  );
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

/** Of a finite pool: as much for each ticket. */
async function readTickets(db: Database, pool: Sold): Promise<Amends[]> {
  const prizes = await readPrizes(db, pool);
  const sum = (measure: (prize: (typeof prizes)[number]) => number) =>
    prizes.reduce((total, prize) => total + measure(prize), 0);
  const perTicket = amendsPerTicket({
    total: sum(({ weight }) => weight ?? 0),
    drawn: sum(({ weight, remaining }) => (weight ?? 0) - (remaining ?? 0)),
    worth: sum(({ weight, value }) => (weight ?? 1) * value),
    drawnWorth: sum(({ weight, remaining, value }) => ((weight ?? 0) - (remaining ?? 0)) * value),
  });
  if (perTicket === 0) return [];
  const { rows } = await sql<{ user_id: string; tickets: number }>`
    select user_id, sum(count)::integer as tickets from opening where pool_id = ${pool.pool_id}
    group by user_id order by user_id`.execute(db);
  return rows.map(({ user_id, tickets }) => ({ user_id, stones: tickets * perTicket }));
}

/** Of an infinite pool: for runs that can no longer reach the guarantee. */
async function readRuns(db: Database, pool: Sold): Promise<Amends[]> {
  const { pool_id, guarantee_after } = pool;
  if (guarantee_after === null) return [];
  const prizes = (await readPrizes(db, pool)).map((prize) => ({ ...prize, isToy: prize.toy_id !== null }));
  const facts = { supply: 'infinite', price: 0, guarantee_after: null } as const;
  const draw = meanOf({ ...facts, prizes }, ({ value }) => value);
  const best = prizes.filter(({ tier }) => tier === prizes[0]?.tier);
  const top = meanOf({ ...facts, prizes: best }, ({ value }) => value);
  const runs = await db
    .selectFrom('guarantee_counter')
    .select(['user_id', 'draws_since_top'])
    .where('pool_id', '=', pool_id)
    .where('draws_since_top', '>', 0)
    .orderBy('user_id')
    .execute();
  return runs
    .map(({ user_id, draws_since_top: progress }) => ({
      user_id,
      stones: amendsForRun({ progress, guarantee_after, top, draw }),
    }))
    .filter(({ stones }) => stones > 0);
}

function readPrizes(db: Database, { pool_id, odds_version }: Sold) {
  return selectPrizes(db)
    .select(['prize.weight', 'prize.remaining'])
    .where('prize.pool_id', '=', pool_id)
    .where('prize.odds_version', '=', odds_version)
    .orderBy('prize.position')
    .execute();
}
