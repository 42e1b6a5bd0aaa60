import { login } from '@mcy/api/account/entry/contract';
import { readCheckIn } from '@mcy/api/account/checkIn/contract';
import { readMyLevel } from '@mcy/api/account/levels/contract';
import { listNotifications } from '@mcy/api/account/notices/contract';
import { readPlayer } from '@mcy/api/account/people/contract';
import { rankingBoards, rankingPeriods, readRanking } from '@mcy/api/account/rankings/contract';
import { listRecentWins, listUnopened } from '@mcy/api/boxes/opening/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { bonuses } from '@mcy/api/boxes/pools/words';
import { listWithdrawalCases } from '@mcy/api/operator/withdrawals/contract';
import { readDrawLog, readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { proveBonuses, verifyDraws } from '@mcy/api/boxes/proof/rules';
import { readFlow } from '@mcy/api/wallet/flow/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from './audit.ts';
import { demoAccounts } from './areas/account/entry/demo/demoAccounts.ts';
import { firstSeedOf } from './areas/boxes/opening/demo/firstSeedOf.ts';
import { demoCatalogue } from './areas/boxes/pools/demoCatalogue.ts';
import { demoPoolId } from './areas/boxes/pools/demoPoolId.ts';
import { readRanking as rankingOf } from './areas/account/rankings/readRanking.ts';
import type { Database } from './platform/db/database.ts';
import type { OpenDatabase } from './platform/db/openDatabase.ts';
import { shop } from './shop.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';
import { type Session, type TestServer, startTestServer } from './testing/startTestServer.ts';

let server: TestServer;
/** Another shop, whose first start is in the first second of a week that is the first of its month. */
let other: OpenDatabase;
const monday = new Date('2027-02-01T00:00:01+07:00');

beforeAll(async () => {
  [server, other] = await Promise.all([startTestServer(), openTestDatabase()]);
  await shop.seedDemo(server.db, new Date());
  await shop.seedDemo(other.db, monday);
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const signIn = (slug: string): Promise<Session> =>
  server.succeed(login, { sign_in_name: `${slug}@mcy.vn`, password: 'Demo1234' });

/** Every table's content, as a hash. */
async function dump(db: Database): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const hashes: Record<string, string | null> = {};
  // What can be found follows the shop by a job, and the demo's past came after it was written.
  for (const { name } of rows.filter((table) => table.name !== 'search_document')) {
    const { rows: hashed } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, ' ' order by t::text)) as hash from ${sql.table(name)} t`.execute(db);
    hashes[name] = hashed[0]?.hash ?? null;
  }
  return hashes;
}

describe('a first start of the demo', () => {
  it('leaves every invariant, every journal balanced and nothing to deliver', async () => {
    for (const db of [server.db, other.db]) {
      expect(await auditDatabase(db)).toEqual([]);
      expect(await db.selectFrom('fact_delivery').selectAll().execute()).toEqual([]);
    }
  });

  it('changes nothing the second time', async () => {
    const before = await dump(server.db);
    await shop.seedDemo(server.db, new Date());
    expect(await dump(server.db)).toEqual(before);
  });

  it('happened before it, and in the order of the ledger', async () => {
    const { rows } = await sql<{ late: number; disordered: number }>`
      select count(*) filter (where posted_at > ${monday}::timestamptz)::int as late,
        count(*) filter (where posted_at < before)::int as disordered
      from (select posted_at, lag(posted_at) over (partition by account_id order by entry_id) as before
        from entry join ledger_account using (account_id) where user_id is not null) as entries`.execute(other.db);
    expect(rows).toEqual([{ late: 0, disordered: 0 }]);
  });

  it('is not made up for a shop in which coins were moved before', async () => {
    const old = await startTestServer();
    try {
      await old.recharge(await old.registerUser(), 50_000);
      await shop.seedDemo(old.db, new Date());
      expect(await old.db.selectFrom('opening').select('opening_id').execute()).toEqual([]);
    } finally {
      await old.close();
    }
  });
});

describe('the rankings', () => {
  it.each(rankingBoards.flatMap((board) => rankingPeriods.map((period) => [board, period] as const)))(
    '%s, %s, has its podium, also at the very beginning of a week and a month',
    async (board, period) => {
      const { rows } = await server.succeed(readRanking, { board, period });
      expect(rows.length).toBeGreaterThanOrEqual(3);
      const early = await rankingOf(other.db, { board, period, caller_id: null, now: monday });
      expect(early.rows.length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('boxes', () => {
  it('have live wins of several players', async () => {
    const { rows } = await server.succeed(listRecentWins, {});
    expect(rows).toHaveLength(20);
    expect(new Set(rows.map(({ player }) => player)).size).toBeGreaterThanOrEqual(5);
    // What somebody won several times is one row.
    expect(new Set(rows.map(({ avatar, prize }) => `${avatar} ${prize.prize_id}`)).size).toBe(rows.length);
    expect(rows.some(({ count }) => count > 1)).toBe(true);
  });

  it('two are sold out and publish their seeds, and all their draws and prizes on top verify', async () => {
    const [pool_id, picnic] = [demoPoolId('deep-sea', 2), demoPoolId('morning-garden-picnic', 2)];
    const { rows: pools } = await server.succeed(listPools, { limit: 50 });
    expect(pools.filter(({ sold_out }) => sold_out).map((pool) => pool.pool_id)).toEqual([pool_id, picnic]);
    const log = await collectLog(pool_id);
    expect(verifyDraws(log)).toEqual({ verified: 90, failures: [], pending: 0 });
    const ended = await collectLog(picnic);
    expect(verifyDraws(ended)).toEqual({ verified: 30, failures: [], pending: 0 });
    expect(proveBonuses(ended, ended.bonuses).map(({ logged, outcome }) => [logged.bonus, outcome])).toEqual(
      bonuses.map((bonus) => [bonus, 'verified']),
    );
  });

  it('every published seed of an endless one verifies its draws', async () => {
    for (const slug of ['deep-sea-tide', 'galaxy-endless', 'moonlight-finals', 'morning-garden']) {
      const checked = verifyDraws(await collectLog(demoPoolId(slug)));
      expect(checked.failures).toEqual([]);
      expect(checked.verified).toBeGreaterThanOrEqual(50);
    }
  });

  it('none still draws from a seed that can be known', async () => {
    const known = demoCatalogue.flatMap(({ pools }) =>
      pools.flatMap(({ slug, images }) =>
        Array.from({ length: images.length }, (_, index) => firstSeedOf(slug, index + 1) ?? []).flat(),
      ),
    );
    expect(known).toHaveLength(8);
    for (const db of [server.db, other.db]) {
      const seeds = await db.selectFrom('pool_seed').select(['seed', 'revealed_at']).execute();
      const used = seeds.filter(({ seed }) => known.includes(seed));
      expect(used).toHaveLength(8);
      expect(used.filter(({ revealed_at }) => revealed_at === null)).toEqual([]);
    }
  });

  it('bring the same wins in every installation, from the seeds that are used up', async () => {
    const [here, there] = await Promise.all([winsOf(server.db), winsOf(other.db)]);
    expect(here).toHaveLength(420);
    expect(here).toEqual(there);
  });

  it('the small ones and the cheapest endless one are untouched', async () => {
    const drawn = await server.db.selectFrom('pool').select('pool_id').where('next_nonce', '>', 0).execute();
    const untouched = [1, 2, 3].map((box) => demoPoolId('sweet-spirits-mini', box));
    for (const pool_id of [...untouched, demoPoolId('sweet-spirits-jar')])
      expect(drawn).not.toContainEqual({ pool_id });
  });
});

describe('the accounts to sign in with', () => {
  it('have the coins that the README says, whatever the hour of the first start', async () => {
    const expected = demoAccounts.map(({ sign_in_name, coins }) => ({ sign_in_name, coins }));
    expect(await balancesOf(server.db)).toEqual(expected.toSorted(bySignInName));
    expect(await balancesOf(other.db)).toEqual(expected.toSorted(bySignInName));
  });

  it('Minh Anh has two unopened results, a record with every rarity, a level, a streak, followers and a flow', async () => {
    const session = await signIn('demo');
    const { rows: unopened } = await server.succeed(listUnopened, {}, { session });
    expect(unopened.map(({ count }) => count)).toEqual([1, 10]);
    const { rows: record } = await server.succeed(readDrawRecord, { limit: 50 }, { session });
    expect(new Set(record.map(({ count }) => count))).toEqual(new Set([1, 10]));
    const rarities = record.flatMap(({ results }) => results.map(({ prize }) => prize.rarity));
    expect(new Set(rarities)).toEqual(new Set(['common', 'rare', 'epic', 'legendary']));
    expect(await server.succeed(readMyLevel, {}, { session })).toMatchObject({
      level: 'gold',
      gift: { claimed_at: null },
    });
    expect(await server.succeed(readCheckIn, {}, { session })).toMatchObject({ streak: 4, checked_in_today: false });
    const { rows: flow } = await server.succeed(readFlow, { currency: 'balance', limit: 50 }, { session });
    expect(new Set(flow.map(({ kind }) => kind))).toEqual(
      new Set(['recharge', 'box_open', 'withdrawal', 'mall_payment', 'mall_deposit', 'mall_return', 'mall_refund']),
    );
    const { user_id } = await server.db
      .selectFrom('bound_name')
      .select('user_id')
      .where('sign_in_name', '=', 'demo@mcy.vn')
      .executeTakeFirstOrThrow();
    const { fan_count, following_count } = await server.succeed(readPlayer, { user_id });
    expect(fan_count).toBeGreaterThanOrEqual(8);
    expect(following_count).toBeGreaterThanOrEqual(4);
  });

  it('Minh Anh has notices of fourteen kinds, newest first, the later ones unread', async () => {
    const session = await signIn('demo');
    const { rows } = await server.succeed(listNotifications, { limit: 50 }, { session });
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set([
        'recharge_settled',
        'prize_won',
        'level_reached',
        'new_fan',
        'invite_bound',
        'coupon_given',
        'gift_arrived',
        'gift_accepted',
        'gift_declined',
        'parcel_shipped',
        'order_shipped',
        'order_delivered',
        'refund_approved',
        'withdrawal_requested',
      ]),
    );
    const days = rows.map(({ created_at }) => created_at.slice(0, 10));
    expect(days).toEqual(days.toSorted().toReversed());
    const read = rows.map(({ read_at }) => read_at !== null);
    expect(read).toEqual(read.toSorted((one, next) => Number(one) - Number(next)));
    expect(new Set(read).size).toBe(2);
  });

  it('Minh Anh has a withdrawal that an operator can decide', async () => {
    const session = await signIn('operator');
    const { rows } = await server.succeed(listWithdrawalCases, { status: 'requested' }, { session });
    expect(rows).toMatchObject([{ amount: 200_000, bank_name: 'Vietcombank' }]);
  });

  it('the newcomer is new and empty', async () => {
    const session = await signIn('moi');
    expect((await server.succeed(listNotifications, {}, { session })).rows).toEqual([]);
    expect((await server.succeed(readDrawRecord, {}, { session })).rows).toEqual([]);
    const accepted = await server.db
      .selectFrom('agreement_acceptance')
      .innerJoin('bound_name', 'bound_name.user_id', 'agreement_acceptance.user_id')
      .select('type')
      .where('sign_in_name', '=', 'moi@mcy.vn')
      .execute();
    expect(accepted).toEqual([{ type: 'user' }]);
    const { created_at } = await server.db
      .selectFrom('app_user')
      .innerJoin('bound_name', 'bound_name.user_id', 'app_user.user_id')
      .select('app_user.created_at')
      .where('sign_in_name', '=', 'moi@mcy.vn')
      .executeTakeFirstOrThrow();
    expect(Date.now() - created_at.getTime()).toBeLessThan(600_000);
  });
});

const bySignInName = (one: { sign_in_name: string }, next: { sign_in_name: string }): number =>
  one.sign_in_name < next.sign_in_name ? -1 : 1;

/** The coins of the accounts to sign in with, by name. */
async function balancesOf(db: Database) {
  const names = demoAccounts.map(({ sign_in_name }) => sign_in_name);
  const { rows } = await sql<{ sign_in_name: string; coins: number }>`
    select sign_in_name, (select coalesce(sum(amount), 0)::int from entry join ledger_account using (account_id)
      where ledger_account.user_id = bound_name.user_id and entry.currency = 'balance') as coins
    from bound_name where sign_in_name = any(${names}) order by sign_in_name collate "C"`.execute(db);
  return rows;
}

/** What was drawn with the first seed of each pool that has a known one, by the toys. */
async function winsOf(db: Database): Promise<unknown[]> {
  const wins = await db
    .selectFrom('draw')
    .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
    .select(['draw.pool_id', 'draw.nonce', 'draw.prize_id', 'opening.client_seed'])
    .where('seed_index', '=', 0)
    .orderBy('draw.pool_id')
    .orderBy('draw.nonce')
    .execute();
  const known = demoCatalogue.flatMap(({ pools }) =>
    pools.flatMap(({ slug, images }) =>
      Array.from({ length: images.length }, (_, index) => index + 1).flatMap((box) =>
        firstSeedOf(slug, box) === undefined ? [] : [demoPoolId(slug, box)],
      ),
    ),
  );
  return wins.filter(({ pool_id }) => known.includes(pool_id));
}

/** A pool's whole public log. */
async function collectLog(pool_id: string) {
  const pages = [await server.succeed(readDrawLog, { pool_id, limit: 50 })];
  for (let cursor = pages[0]?.next_cursor; cursor; cursor = pages.at(-1)?.next_cursor) {
    pages.push(await server.succeed(readDrawLog, { pool_id, limit: 50, cursor }));
  }
  const [first] = pages;
  if (!first) throw new Error('no page of the log');
  const seeds = new Map(pages.flatMap((page) => page.seeds.map((seed) => [seed.seed_index, seed])));
  return { ...first, seeds: [...seeds.values()], draws: pages.flatMap(({ rows }) => rows) };
}
