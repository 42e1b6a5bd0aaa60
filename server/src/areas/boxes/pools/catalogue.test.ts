import * as poolsContract from '@mcy/api/boxes/pools/contract';
import * as openingContract from '@mcy/api/boxes/opening/contract';
import * as proofContract from '@mcy/api/boxes/proof/contract';
import { listBanners } from '@mcy/api/content/home/contract';
import { type ResponseOf, locales } from '@mcy/api/contract';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedBanners } from '../../content/home/seedBanners.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { demoCatalogue } from './demoCatalogue.ts';
import { listPools } from './listPools.ts';
import { demoPoolId } from './demoPoolId.ts';
import { seedBoxes } from './seedBoxes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
  await seedBanners(server.db);
});
afterAll(() => server.close());

async function listEveryPool(): Promise<ResponseOf<typeof poolsContract.listPools>['rows']> {
  const rows: ResponseOf<typeof poolsContract.listPools>['rows'] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await server.succeed(poolsContract.listPools, { limit: 4, ...(cursor !== undefined && { cursor }) });
    rows.push(...page.rows);
    cursor = page.next_cursor;
  }
  return rows;
}

async function dumpCatalogue(): Promise<unknown> {
  const { rows } = await sql`
    select (select jsonb_agg(pool order by pool_id) from pool) as pools,
      (select jsonb_agg(prize order by prize_id) from prize) as prizes,
      (select jsonb_agg(toy order by toy_id) from toy) as toys,
      (select jsonb_agg(seed order by pool_id, seed_index) from pool_seed seed) as seeds,
      (select jsonb_agg(banner order by banner_id) from banner) as banners
  `.execute(server.db);
  return rows;
}

describe('the catalog', () => {
  it('lists every box of the demo once, variety first', async () => {
    const rows = await listEveryPool();
    const boxes = demoCatalogue.flatMap((series) => series.pools).reduce((sum, { images }) => sum + images.length, 0);
    expect(new Set(rows.map((row) => row.pool_id)).size).toBe(boxes);
    expect(rows).toHaveLength(boxes);
    const firstOfEach = demoCatalogue.flatMap((series) => series.pools.map((pool) => demoPoolId(pool.slug)));
    expect(rows.slice(0, firstOfEach.length).map((row) => row.pool_id)).toEqual(firstOfEach);
    expect(rows[0]).toMatchObject({ name: 'Dragon Valley · Box 1', total: 80, remaining: 80, sold_out: false });
    expect(rows[0]?.top_prizes.map((prize) => prize.tier)).toEqual(['A', 'B', 'C']);
  });

  it('lists sold-out boxes last', async () => {
    const player = await server.playerWith(200_000);
    const pool_id = demoPoolId('sweet-spirits-mini');
    await server.succeed(
      openingContract.openMysteryBox,
      { pool_id, count: 'all', client_seed: 'x' },
      { session: player },
    );
    const rows = await listEveryPool();
    expect(rows.at(-1)).toMatchObject({ pool_id, sold_out: true, remaining: 0 });
  });

  it('filters by series, kind and the boxes that a coupon is for', async () => {
    const { rows: series } = await server.succeed(poolsContract.listSeries, {});
    expect(series.map((row) => row.name)).toEqual(demoCatalogue.map((row) => row.name.en));
    const { series_id } = series[0] ?? { series_id: '' };
    const boxes = await server.succeed(poolsContract.listPools, { series_id });
    expect(boxes.rows.map((row) => row.name)).toEqual([
      'Dragon Valley · Box 1',
      'Dragon Valley · Box 2',
      'Dragon Valley · Box 3',
    ]);
    const [first, , third] = boxes.rows.map((row) => row.pool_id);
    const chosen = await server.succeed(poolsContract.listPools, { pool_ids: `${third ?? ''},${first ?? ''}` });
    expect(chosen.rows.map((row) => row.pool_id)).toEqual([first, third]);
    const none = await server.succeed(poolsContract.listPools, { pool_ids: "x,,'" });
    expect(none.rows).toEqual([]);
    const anime = await server.succeed(poolsContract.listPools, { kind: 'anime' });
    expect(anime.rows.map((row) => row.supply)).toEqual(['infinite', 'infinite']);
    expect(anime.rows.every((row) => row.total === null && row.remaining === null)).toBe(true);
    expect(await server.call(poolsContract.listPools, { kind: 'free' as 'anime' })).toMatchObject({
      code: 422,
      error: 'not_a_choice',
      field: 'kind',
    });
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000'])(
    'accepts the unknown cursor %s without a failure',
    async (cursor) => {
      const answer = await server.call(poolsContract.listPools, { cursor });
      if (answer.ok) expect(answer.data.rows).toEqual([]);
      else expect(answer).toMatchObject({ code: 422, field: 'cursor' });
    },
  );

  it('uses the same number of queries for all pools as for one', async () => {
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const queriesOf = async (limit: number) => {
      queries = 0;
      const { rows } = await listPools(server.db.withPlugin(counter), { limit }, 'vn');
      expect(rows.length).toBeGreaterThan(limit / 4);
      return queries;
    };
    expect(await queriesOf(1)).toBe(2);
    expect(await queriesOf(50)).toBe(2);
  });
});

describe('a pool', () => {
  it('is in the caller’s language', async () => {
    const pool_id = demoPoolId('galaxy-endless');
    const said = await Promise.all(
      locales.map((lang) => server.succeed(poolsContract.readPool, { pool_id }, { lang })),
    );
    expect(said.map((pool) => pool.name)).toEqual(['Chuyến bay Vô Tận', '无限航班', 'Endless Flight']);
    expect(said.map((pool) => pool.series_name)).toEqual(['Trạm Ngân Hà', '银河驿站', 'Galaxy Station']);
    expect(said[0]).toMatchObject({ kind: 'infinite', price: 69_000, seed: { seed: null, seed_index: 0 } });
  });

  it('shows its odds and prizes to guests', async () => {
    const pool_id = demoPoolId('moonlight-academy');
    const odds = await server.succeed(poolsContract.readOdds, { pool_id });
    expect(odds).toMatchObject({
      supply: 'infinite',
      version: 1,
      total_weight: 1_000_000,
      last_prize: null,
      guarantee_after: 80,
    });
    expect(odds.rows.every((row) => row.total === null)).toBe(true);
    const { prize } = odds.rows[0] ?? {};
    const detail = await server.succeed(poolsContract.readPrize, { prize_id: prize?.prize_id ?? '' }, { lang: 'vn' });
    expect(detail).toMatchObject({
      name: 'Pháp sư Mũ Xanh',
      pool_id,
      pool_name: 'Lễ khai giảng',
      series_name: 'Học viện Ánh Trăng',
      height_mm: 230,
      material: 'Resin đúc, sơn tay',
      rarity: 'legendary',
    });
  });

  it('that is unknown is refused in every language, by every call', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const call of [poolsContract.readPool, poolsContract.readOdds, proofContract.readDrawLog]) {
      const messages = await Promise.all(
        locales.map(async (lang) => {
          const answer = await server.call(call, { pool_id: unknown }, { lang });
          expect(answer).toMatchObject({ code: 404, error: 'pool_not_found', field: 'pool_id' });
          return answer.ok ? '' : answer.msg;
        }),
      );
      expect(new Set(messages).size).toBe(3);
    }
    const prize = await server.call(poolsContract.readPrize, { prize_id: unknown });
    expect(prize).toMatchObject({ code: 404, error: 'prize_not_found', field: 'prize_id' });
  });

  it('that is not on sale yet is hidden', async () => {
    await sql`
      insert into pool (pool_id, series_id, position, kind, supply, name, description, image, price, total, remaining)
      select '11111111-1111-4111-8111-111111111111', series_id, 0, kind, supply, name, description, image, price, total, total
      from pool where kind = 'ichiban' limit 1`.execute(server.db);
    const answer = await server.call(poolsContract.readPool, { pool_id: '11111111-1111-4111-8111-111111111111' });
    expect(answer).toMatchObject({ code: 404, error: 'pool_not_found' });
  });
});

describe('card machines and lucky bags', () => {
  it('have lists of their own, and stay out of those of boxes', async () => {
    const { rows: machines } = await server.succeed(poolsContract.listPools, { kind: 'card_machine' });
    const { rows: bags } = await server.succeed(poolsContract.listPools, { kind: 'lucky_bag' });
    expect([machines.length, bags.length]).toEqual([3, 4]);
    expect(machines.every(({ supply, worth_at_least }) => supply === 'finite' && worth_at_least === null)).toBe(true);
    const boxes = await listEveryPool();
    expect(boxes.filter(({ kind }) => kind === 'card_machine' || kind === 'lucky_bag')).toEqual([]);
    // Where they are named, such as by a coupon, they are listed.
    const named = [machines[0], bags[0], boxes[0]].map((pool) => pool?.pool_id ?? '');
    const { rows } = await server.succeed(poolsContract.listPools, { pool_ids: named.join(',') });
    expect(rows.map(({ pool_id }) => pool_id).toSorted()).toEqual(named.toSorted());
  });

  it('are drawn from like boxes; what a bag gives is worth what it says', async () => {
    const player = await server.playerWith(2_000_000);
    for (const [slug, kind, least] of [
      ['machine-sea', 'card_machine', 0],
      ['bag-sweet', 'lucky_bag', 49_000],
    ] as const) {
      const order = { pool_id: demoPoolId(slug), count: 7, client_seed: 'face' } as const;
      const { opening } = await server.succeed(openingContract.openMysteryBox, order, { session: player });
      expect(opening).toMatchObject({ pool_kind: kind, count: 7 });
      expect(opening.results.every(({ prize }) => prize.value >= least)).toBe(true);
    }
    const unopened = await server.succeed(openingContract.listUnopened, {}, { session: player });
    expect(unopened.rows.map(({ pool_kind }) => pool_kind)).toEqual(['lucky_bag', 'card_machine']);
  });

  it('a bag that promises more than its least prize does not go on sale', async () => {
    const values = await server.db.selectFrom('toy').select('value').limit(3).execute();
    const worth_at_least = Math.min(...values.map(({ value }) => value)) + 1;
    await expect(createTestPool(server.db, [1, 2], { kind: 'lucky_bag', worth_at_least })).rejects.toThrow(
      'promises more than its prizes are worth',
    );
  });
});

describe('seeding the demo', () => {
  it('twice changes nothing', async () => {
    const before = await dumpCatalogue();
    await seedBoxes(server.db, new Date());
    await seedBanners(server.db);
    expect(await dumpCatalogue()).toEqual(before);
  });

  it('adds banners that link to pools', async () => {
    const { rows } = await server.succeed(listBanners, {}, { lang: 'vn' });
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows[0]?.title).toBe('Thung lũng Rồng đã mở cửa');
    for (const { path } of rows) {
      const pool_id = new URL(path, 'http://shop').searchParams.get('pool_id') ?? '';
      expect(await server.call(poolsContract.readPool, { pool_id })).toMatchObject({ ok: true });
    }
  });
});
