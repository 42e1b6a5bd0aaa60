import * as openingContract from '@mcy/api/boxes/opening/contract';
import * as poolsContract from '@mcy/api/boxes/pools/contract';
import * as proofContract from '@mcy/api/boxes/proof/contract';
import { type DrawLog, verifyDraws, verifySeed } from '@mcy/api/boxes/proof/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { auditBoxes } from './auditBoxes.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

let server: TestServer;
let player: Session & { user_id: string };

beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
  player = await server.registerUser('Lan Phương');
  await server.recharge(player, 50_000_000);
});
afterAll(() => server.close());

const open = async (
  pool_id: string,
  count: 1 | 5 | 10 | 'all',
  client_seed = 'client-seed',
  session: Session = player,
) => (await server.succeed(openingContract.openMysteryBox, { pool_id, count, client_seed }, { session })).opening;
const readSeed = async (pool_id: string) => (await server.succeed(poolsContract.readPool, { pool_id })).seed;

/** A pool's whole public log, fetched page by page as a browser does. */
async function collectLog(pool_id: string, limit = 7): Promise<DrawLog & { pages: number }> {
  const log: { draws: DrawLog['draws'][number][]; seeds: Map<number, DrawLog['seeds'][number]> } = {
    draws: [],
    seeds: new Map(),
  };
  let pages = 0;
  for (let cursor: string | null | undefined; cursor !== null; pages++) {
    const page = await server.succeed(proofContract.readDrawLog, {
      pool_id,
      limit,
      ...(cursor !== undefined && { cursor }),
    });
    log.draws.push(...page.rows);
    for (const seed of page.seeds) log.seeds.set(seed.seed_index, seed);
    cursor = page.next_cursor;
    if (cursor === null) return { ...page, draws: log.draws, seeds: [...log.seeds.values()], pages: pages + 1 };
  }
  throw new Error('the log has no last page');
}

describe('a finite box', () => {
  it('verifies completely from the public log alone, once it is sold out', async () => {
    const { pool_id, prize_ids } = await createTestPool(server.db, [1, 4, 10, 15]);
    const committed = await readSeed(pool_id);
    expect(committed).toMatchObject({ seed_index: 0, first_nonce: 0, seed: null });
    const other = await server.registerUser('Bảo Ngọc');
    await server.recharge(other, 1_000_000);
    await open(pool_id, 10, 'mine');
    await open(pool_id, 1, 'theirs', other);

    const running = await collectLog(pool_id);
    expect(verifyDraws(running)).toEqual({ verified: 0, failures: [], pending: 11 });
    const secret = await server.db
      .selectFrom('pool_seed')
      .select('seed')
      .where('pool_id', '=', pool_id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(running)).not.toContain(secret.seed);

    await open(pool_id, 5, 'theirs', other);
    await open(pool_id, 'all', 'mine');
    const log = await collectLog(pool_id);
    expect(log.pages).toBe(5);
    expect(log.table.map((row) => row.prize_id)).toEqual(prize_ids);
    expect(log.seeds).toHaveLength(1);
    expect(log.seeds[0]?.seed_hash).toBe(committed.seed_hash);
    expect(verifySeed(log.seeds[0]?.seed ?? '', committed.seed_hash)).toBe(true);
    expect(verifyDraws(log)).toEqual({ verified: 30, failures: [], pending: 0 });

    const broken = { ...log, draws: log.draws.map((draw) => ({ ...draw, client_seed: 'forged' })) };
    expect(verifyDraws(broken).failures.length).toBeGreaterThan(0);
  });

  it('shows the odds of the next draw', async () => {
    const { pool_id, prize_ids } = await createTestPool(server.db, [2, 8, 20]);
    for (let drawn = 0; drawn < 6; drawn++) {
      const odds = await server.succeed(poolsContract.readOdds, { pool_id });
      expect(odds).toMatchObject({
        version: 1,
        total_weight: 30 - drawn,
        guarantee_after: null,
      });
      const standing = new Map(odds.rows.map((row) => [row.prize.prize_id, row.weight]));
      expect([...standing.keys()]).toEqual(prize_ids);
      const { results } = await open(pool_id, 1, `draw-${drawn}`);
      const prize_id = results[0]?.prize.prize_id ?? '';
      const after = await server.succeed(poolsContract.readOdds, { pool_id });
      for (const row of after.rows) {
        const taken = row.prize.prize_id === prize_id ? 1 : 0;
        expect(row.weight).toBe((standing.get(row.prize.prize_id) ?? 0) - taken);
      }
    }
  });

  it('masks nicknames in public', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 9]);
    await open(pool_id, 1);
    const { rows } = await server.succeed(proofContract.readDrawLog, { pool_id });
    expect(rows[0]?.player).toBe('L***g');
    const wins = await server.succeed(openingContract.listRecentWins, {});
    expect(wins.rows[0]).toMatchObject({ player: 'L***g', pool_id });
    expect(wins.rows[0]?.avatar).toMatch(/^\/art\/avatars\/\d+\.svg$/);
  });
});

describe('an infinite pool', () => {
  it('reveals each seed after its draws, never inside an opening, and verifies up to the current seed', async () => {
    const { pool_id } = await createTestPool(server.db, [50_000, 250_000, 700_000], {
      kind: 'infinite',
      guarantee_after: 30,
      draws_per_seed: 12,
    });
    for (let index = 0; index < 3; index++) await open(pool_id, 10, `batch-${index}`);
    const log = await collectLog(pool_id, 50);
    expect(log.seeds.map(({ first_nonce, seed }) => ({ first_nonce, revealed: seed !== null }))).toEqual([
      { first_nonce: 0, revealed: true },
      { first_nonce: 20, revealed: false },
    ]);
    expect(verifyDraws(log)).toEqual({ verified: 20, failures: [], pending: 10 });
    expect(await readSeed(pool_id)).toMatchObject({ seed_index: 1, first_nonce: 20, seed: null });
  });

  it('gives each player the top tier at the guaranteed draw', async () => {
    const { pool_id, prize_ids } = await createTestPool(server.db, [1, 999_999], {
      kind: 'infinite',
      guarantee_after: 7,
      price: 1_000,
    });
    const other = await server.registerUser('Bảo Ngọc');
    await server.recharge(other, 100_000);
    await open(pool_id, 5);
    await open(pool_id, 5, 'other', other);
    const progress = async (session: Session) =>
      (await server.succeed(poolsContract.readGuaranteeProgress, { pool_id }, { session })).progress;
    expect(await progress(player)).toBe(5);

    const { results } = await open(pool_id, 10);
    // The top tier has one chance in a million, so it cannot come before the guarantee.
    expect(results.map((result) => result.guaranteed)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    for (const { guaranteed, prize } of results) expect(prize.prize_id === prize_ids[0]).toBe(guaranteed);
    expect(await progress(player)).toBe(1);
    expect(await progress(other)).toBe(5);
    expect(verifyDraws(await collectLog(pool_id, 50))).toMatchObject({ verified: 20, failures: [] });
  });
});

describe('odds are frozen once a pool is on sale', () => {
  it.each([
    'update prize set weight = weight + 1',
    'update prize set position = position + 50',
    "update prize set tier = 'A'",
    'update prize set remaining = remaining + 1 where remaining < weight',
    'update prize set remaining = null where remaining is not null',
    'delete from prize',
    'insert into prize select gen_random_uuid(), pool_id, odds_version, position + 50, tier, rarity, toy_id, bonus, weight, remaining from prize where bonus is null limit 1',
    'update pool set odds_version = odds_version + 1',
    'update pool set guarantee_after = 99 where guarantee_after is not null',
    'update pool set total = total + 1, remaining = remaining + 1 where total is not null',
    'update pool set opened_at = null where next_nonce > 0',
  ])('%s', async (statement) => {
    const { pool_id } = await createTestPool(server.db, [1, 9]);
    await open(pool_id, 1);
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('its odds are frozen');
  });

  it.each([
    ['update pool set remaining = remaining - 1 where remaining > 0', 'drawn_and_remaining_make_total'],
    ['update pool set next_nonce = next_nonce + 1 where total is not null', 'drawn_and_remaining_make_total'],
    ['update pool set next_nonce = next_nonce - 1 where next_nonce > 0', 'odds are frozen'],
    ['update draw set prize_id = (select prize_id from prize limit 1)', 'never changed'],
    ['delete from draw', 'never changed'],
    ['truncate draw cascade', 'never changed'],
    ['update opening set paid = paid, client_seed = $$forged$$', 'never changed'],
    ['delete from opening', 'never changed'],
    ['update pool_seed set seed_hash = seed_hash, first_nonce = 5', 'never changed'],
    ["update pool_seed set seed = repeat('0', 64)", 'never changed'],
    ['update pool_seed set revealed_at = null where revealed_at is not null', 'never changed'],
    [
      "insert into pool_seed select pool_id, 9, 900, repeat('0', 64), repeat('0', 64), now() from pool limit 1",
      'seed_has_its_hash',
    ],
  ])('history is frozen too: %s', async (statement, reason) => {
    const { pool_id } = await createTestPool(server.db, [1, 4]);
    await open(pool_id, 'all');
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow(reason);
  });

  it('a pool whose odds do not add up is not put on sale', async () => {
    const settings = { kind: 'infinite' as const };
    await expect(createTestPool(server.db, [10_000, 989_999], settings)).rejects.toThrow('do not add up');
  });
});

it('after all this the audit finds nothing', async () => {
  expect(await auditBoxes(server.db)).toEqual([]);
});
