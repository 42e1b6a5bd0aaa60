import * as openingContract from '@mcy/api/boxes/opening/contract';
import * as poolsContract from '@mcy/api/boxes/pools/contract';
import * as proofContract from '@mcy/api/boxes/proof/contract';
import { type RequestOf, locales } from '@mcy/api/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { auditBoxes } from '../proof/auditBoxes.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { demoPoolId } from '../pools/demoPoolId.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

let server: TestServer;
let player: Session & { user_id: string };

beforeAll(async () => {
  server = await startTestServer({ embedded: true });
  await seedBoxes(server.db, new Date());
  player = await server.registerUser('Lan Phương');
  await server.recharge(player, 10_000_000);
});
afterAll(() => server.close());

const open = (request: RequestOf<typeof openingContract.openMysteryBox>, session: Session = player) =>
  server.succeed(openingContract.openMysteryBox, request, { session });

/** Row counts of everything an opening writes. */
async function countRows(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from opening) as openings, (select count(*) from draw) as draws,
      (select count(*) from item) as items, (select count(*) from journal) as journals,
      (select sum(remaining) from pool) as remaining, (select sum(next_nonce) from pool) as nonces,
      (select sum(remaining) from prize) as tickets, (select sum(draws_since_top) from guarantee_counter) as progress,
      (select count(*) from pool_seed) as seeds
  `.execute(server.db);
  return rows[0];
}

async function richStranger(): Promise<Session> {
  return await server.playerWith(100_000);
}

describe('opening a finite box', () => {
  it.each([1, 5, 10, 27] as const)('×%i pays once and yields that many prizes', async (count) => {
    const { pool_id, prize_ids } = await createTestPool(server.db, [2, 8, 20]);
    const before = await server.succeed(readWallet, {}, { session: player });
    const { opening, balance, remaining } = await open({ pool_id, count, client_seed: 'my-own-seed' });
    expect(opening).toMatchObject({
      pool_id,
      count,
      paid: count * 10_000,
      client_seed: 'my-own-seed',
      revealed: false,
    });
    expect(opening.results.map((result) => result.nonce)).toEqual(Array.from({ length: count }, (_, nonce) => nonce));
    for (const { prize, bonus, guaranteed } of opening.results) {
      expect(prize_ids).toContain(prize.prize_id);
      expect({ bonus, guaranteed }).toEqual({ bonus: null, guaranteed: false });
    }
    expect(remaining).toBe(30 - count);
    expect(balance).toBe(before.balance - count * 10_000);
    const { rows } = await server.succeed(readFlow, { currency: 'balance', limit: 1 }, { session: player });
    expect(rows[0]).toMatchObject({
      kind: 'box_open',
      amount: -count * 10_000,
      balance_after: balance,
      subject: `Test box ×${count}`,
    });
  });

  it('“all” takes the rest including the Last prize, and reveals the seed', async () => {
    const { pool_id, last_prize_id } = await createTestPool(server.db, [1, 3, 16]);
    await open({ pool_id, count: 5, client_seed: 'first' });
    const { opening, remaining } = await open({ pool_id, count: 'all', client_seed: 'rest' });
    expect(remaining).toBe(0);
    expect(opening).toMatchObject({ count: 15, paid: 150_000 });
    expect(opening.results).toHaveLength(16);
    expect(opening.results.at(-1)).toMatchObject({
      nonce: 19,
      bonus: 'last',
      prize: { prize_id: last_prize_id, tier: 'Last' },
    });
    expect(opening.results.at(-2)).toMatchObject({ nonce: 19, bonus: null });

    const pool = await server.succeed(poolsContract.readPool, { pool_id });
    expect(pool).toMatchObject({ remaining: 0, sold_out: true });
    expect(pool.seed.seed).toMatch(/^[0-9a-f]{64}$/);
    const odds = await server.succeed(poolsContract.readOdds, { pool_id });
    expect(odds).toMatchObject({ total_weight: 0, last_prize: { prize_id: last_prize_id } });
    expect(odds.rows.map(({ weight, total }) => ({ weight, total }))).toEqual([
      { weight: 0, total: 1 },
      { weight: 0, total: 3 },
      { weight: 0, total: 16 },
    ]);
  });
});

describe('refusals leave nothing behind', () => {
  const refused = async (
    request: object,
    expected: { code: number; error: string; field?: string },
    session: Session | undefined = player,
  ): Promise<string[]> => {
    const before = await countRows();
    const messages: string[] = [];
    for (const lang of locales) {
      // Deliberately invalid requests, which the type would not allow.
      const answer = await server.call(
        openingContract.openMysteryBox,
        request as RequestOf<typeof openingContract.openMysteryBox>,
        {
          session,
          lang,
        },
      );
      expect(answer).toMatchObject({ ok: false, ...expected });
      messages.push(answer.ok ? '' : answer.msg);
    }
    expect(await countRows()).toEqual(before);
    expect(new Set(messages).size).toBe(locales.length);
    return messages;
  };
  const seed = { client_seed: 'seed' };

  it('sold out', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 4]);
    await open({ pool_id, count: 5, client_seed: 'all-of-it' });
    for (const count of [1, 5, 10, 'all'] as const) {
      expect(await refused({ pool_id, count, ...seed }, { code: 422, error: 'sold_out' })).toEqual([
        'Hộp này đã hết vé. Bạn chọn hộp khác nhé.',
        '该盲盒已抽完，请选择其他盲盒。',
        'The goods have been sold out. Choose another box.',
      ]);
    }
  });

  it('fewer left than ordered: says how many', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 3]);
    expect(
      await refused({ pool_id, count: 5, ...seed }, { code: 422, error: 'commodity_shortage', field: 'count' }),
    ).toEqual([
      'Số lượng không đủ: hộp này chỉ còn 4 vé.',
      '票数不足：该盲盒仅剩 4 张。',
      'Commodity shortage: this box has only 4 tickets left.',
    ]);
  });

  it('“all” of a box with more than 50 left, or of an infinite pool', async () => {
    const full = await createTestPool(server.db, [1, 50]);
    const expected = { code: 422, error: 'not_all_at_once', field: 'count' };
    expect(await refused({ pool_id: full.pool_id, count: 'all', ...seed }, expected)).toHaveLength(3);
    const infinite = await createTestPool(server.db, [10_000, 990_000], { kind: 'infinite' });
    expect(await refused({ pool_id: infinite.pool_id, count: 'all', ...seed }, expected)).toHaveLength(3);
    const { opening } = await open({ pool_id: full.pool_id, count: 1, client_seed: 'seed' });
    expect(opening.count).toBe(1);
    expect((await open({ pool_id: full.pool_id, count: 'all', client_seed: 'seed' })).opening.count).toBe(50);
  });

  it('another price than the player saw: strangers drew meanwhile, or the price changed', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 10]);
    const saw = (count: 1 | 'all', draws: number) => ({ pool_id, count, total: draws * 10_000, ...seed });
    const expected = { code: 422, error: 'price_changed', field: 'total' };
    await open({ pool_id, count: 1, client_seed: 'stranger' }, await richStranger());
    expect(await refused(saw('all', 11), expected)).toContain(
      'The price has just changed, so you haven’t been charged. Check the new price, then try again.',
    );
    expect(await refused(saw('all', 9), expected)).toHaveLength(3);
    expect(await refused({ ...saw(1, 1), total: 9_999 }, expected)).toHaveLength(3);
    expect((await open(saw('all', 10))).opening).toMatchObject({ count: 10, paid: 100_000 });
  });

  it('insufficient balance', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 9], { price: 50_001 });
    const poor = await server.playerWith(50_000);
    expect(await refused({ pool_id, count: 1, ...seed }, { code: 422, error: 'insufficient_balance' }, poor)).toContain(
      'Insufficient balance. Top up to continue.',
    );
    expect(await server.balanceOf(poor)).toBe(50_000);
  });

  it('an unknown pool, or one that is not on sale', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect(
      await refused({ pool_id: nowhere, count: 1, ...seed }, { code: 404, error: 'pool_not_found', field: 'pool_id' }),
    ).toHaveLength(3);
    expect(
      await refused({ pool_id: 'x', count: 1, ...seed }, { code: 422, error: 'wrong_type', field: 'pool_id' }),
    ).toHaveLength(3);
  });

  it.each([0, 51, -1, 1e9, '1', 1.5, null, Number.NaN, 'ALL', [1]])('count %j', async (count) => {
    const pool_id = demoPoolId('dragon-valley');
    expect(await refused({ pool_id, count, ...seed }, { code: 422, error: 'draw_count', field: 'count' })).toContain(
      'Open 1 to 50 at a time, or all that are left.',
    );
  });

  it('a price sent by the client, under any name', async () => {
    const pool_id = demoPoolId('dragon-valley');
    for (const field of ['price', 'paid', 'guaranteed', 'seed', 'user_id']) {
      expect(
        await refused({ pool_id, count: 1, ...seed, [field]: 1 }, { code: 422, error: 'unknown_field', field }),
      ).toHaveLength(3);
    }
  });

  it.each(['', 'a b', "'; drop table draw;--", '<b>', 'x'.repeat(65), 'ă'])(
    'the client seed %j',
    async (client_seed) => {
      const pool_id = demoPoolId('dragon-valley');
      expect(
        await refused({ pool_id, count: 1, client_seed }, { code: 422, error: 'client_seed', field: 'client_seed' }),
      ).toHaveLength(3);
    },
  );

  it('a guest', async () => {
    const before = await countRows();
    const request = { pool_id: demoPoolId('dragon-valley'), count: 1, client_seed: 'seed' } as const;
    const answer = await server.call(openingContract.openMysteryBox, request);
    expect(answer).toMatchObject({ ok: false, code: 401, error: 'sign_in_required' });
    expect(await countRows()).toEqual(before);
  });
});

describe('the tray of unopened results', () => {
  it('keeps an opening until its player has seen it, and shows it only to them', async () => {
    const owner = await server.registerUser('Bảo Ngọc');
    await server.recharge(owner, 100_000);
    const { pool_id } = await createTestPool(server.db, [1, 19]);
    const first = await open({ pool_id, count: 1, client_seed: 'one' }, owner);
    const second = await open({ pool_id, count: 5, client_seed: 'two' }, owner);
    const tray = async () => (await server.succeed(openingContract.listUnopened, {}, { session: owner })).rows;
    expect(await tray()).toEqual([second.opening, first.opening]);

    const { opening_id } = first.opening;
    const byAnother = await server.call(openingContract.revealOpening, { opening_id }, { session: player });
    expect(byAnother).toMatchObject({ code: 404, error: 'opening_not_found', field: 'opening_id' });
    expect(await tray()).toHaveLength(2);

    await server.succeed(openingContract.revealOpening, { opening_id }, { session: owner });
    await server.succeed(openingContract.revealOpening, { opening_id }, { session: owner });
    expect(await tray()).toEqual([second.opening]);
    const { rows } = await server.succeed(proofContract.readDrawRecord, { pool_id }, { session: owner });
    const pseudonym = rows[0]?.pseudonym;
    expect(rows).toEqual([
      { ...second.opening, pseudonym },
      { ...first.opening, revealed: true, pseudonym },
    ]);
  });
});

describe('the record', () => {
  it('pages a player’s own openings, newest first, in the caller’s language', async () => {
    const collector = await server.registerUser('Minh Châu');
    await server.recharge(collector, 200_000);
    const { pool_id } = await createTestPool(server.db, [1, 19]);
    const opened: string[] = [];
    for (let index = 0; index < 5; index++) {
      opened.unshift((await open({ pool_id, count: 1, client_seed: `n${index}` }, collector)).opening.opening_id);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await server.succeed(
        proofContract.readDrawRecord,
        { limit: 2, ...(cursor !== undefined && { cursor }) },
        { session: collector, lang: 'vn' },
      );
      expect(page.rows.length).toBeLessThanOrEqual(2);
      expect(page.rows.every((row) => row.pool_name === 'Hộp thử')).toBe(true);
      seen.push(...page.rows.map((row) => row.opening_id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(opened);
  });

  it('refuses a cursor it did not issue', async () => {
    const answer = await server.call(proofContract.readDrawRecord, { cursor: "' or 1=1" }, { session: player });
    expect(answer).toMatchObject({ code: 422, error: 'wrong_type', field: 'cursor' });
  });
});

it('after all this the audit finds nothing', async () => {
  expect(await auditBoxes(server.db)).toEqual([]);
});
