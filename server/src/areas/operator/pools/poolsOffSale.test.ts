import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { joinQueue, readQueue } from '@mcy/api/boxes/queue/contract';
import { stonesOf } from '@mcy/api/collection/decomposing/rules';
import { listPools, readPool } from '@mcy/api/boxes/pools/contract';
import { receiveUnits } from '@mcy/api/operator/stock/contract';
import * as contract from '@mcy/api/operator/pools/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { describe, expect, it } from 'vitest';
import { runChecks } from '../../../platform/db/runChecks.ts';
import { runSales } from '../../boxes/pools/sale/runSales.ts';
import { saleChecks } from '../../boxes/pools/sale/saleChecks.ts';
import { queueChecks } from '../../boxes/queue/queueChecks.ts';
import { createTestDaily } from '../../../testing/createTestDaily.ts';
import { provideShopPools } from '../../../testing/provideShopPools.ts';

const { server, operator, parts, as, begin, open, withdraw, player } = provideShopPools();

/** What the shop promised on average for so many tickets of a box of toys, less what it would return for these. */
function owedFor(
  prizes: readonly { value: number; weight: number | null }[],
  results: readonly { prize: { value: number } }[],
): number {
  const tickets = prizes.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const promised = prizes.reduce((sum, { value, weight }) => sum + stonesOf(value) * (weight ?? 1), 0);
  const returned = results.reduce((sum, { prize }) => sum + stonesOf(prize.value), 0);
  return Math.max(0, Math.floor((results.length * promised) / tickets) - returned);
}

describe('a pool taken off sale', () => {
  it('draws no more, shows its seed, frees its units and pays its player up to what was promised', async () => {
    const { pool_id, dear } = await begin();
    await open(pool_id);
    const buyer = await player(1_000_000);
    // Until the rare toy is the only thing that can be missing from their draws, or was drawn.
    const order = { pool_id, count: 4, client_seed: 'wind' } as const;
    const { opening } = await server().succeed(openMysteryBox, order, as(buyer));
    const free = async () =>
      (await server().db.selectFrom('stock').select('free').where('toy_id', '=', dear).executeTakeFirstOrThrow()).free;
    const before = await free();
    const { prizes } = await server().succeed(contract.readShopPool, { pool_id }, as(operator()));
    const owed = owedFor(prizes, opening.results);

    expect(await withdraw(pool_id)).toMatchObject({ ok: true });
    const answer = await server().call(openMysteryBox, { ...order, client_seed: 'late' }, as(buyer));
    expect(answer).toMatchObject({ error: 'off_sale' });
    const pool = await server().succeed(readPool, { pool_id });
    expect(pool).toMatchObject({ off_sale: true, remaining: 6, sold_out: false });
    expect(pool.seed.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(
      (await server().succeed(listPools, { series_id: pool.series_id })).rows.map((row) => row.pool_id),
    ).not.toContain(pool_id);
    const dearLeft = opening.results.some(({ prize }) => prize.value >= 100_000) ? 0 : 1;
    expect(await free()).toBe(before + dearLeft);
    expect(await server().succeed(readWallet, {}, as(buyer))).toMatchObject({ stone: owed });
    const detail = await server().succeed(contract.readShopPool, { pool_id }, as(operator()));
    expect(detail).toMatchObject({ stage: 'ended', withdrawn: true, amends: owed });
    expect(detail.log[0]).toMatchObject({ action: 'pool_withdraw', why: 'Lỗi sơn' });
    expect(await server().call(contract.withdrawShopPool, { pool_id, why: 'Lần nữa' }, as(operator()))).toMatchObject({
      error: 'pool_not_on_sale',
    });
    const { rows } = await server().succeed(contract.listShopPools, { stage: 'ended', limit: 50 }, as(operator()));
    expect(rows.map((row) => row.pool_id)).toContain(pool_id);
  });

  it('pays each of several players what their own tickets lack, and its line goes', async () => {
    const { pool_id } = await begin({}, [2, 22]);
    expect(await open(pool_id)).toMatchObject({ ok: true });
    const players = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (count) => ({ count, session: await player(1_000_000) })),
    );
    const owed: number[] = [];
    const { prizes } = await server().succeed(contract.readShopPool, { pool_id }, as(operator()));
    for (const { count, session } of players) {
      const order = { pool_id, count, client_seed: 'many' };
      const { opening } = await server().succeed(openMysteryBox, order, as(session));
      owed.push(owedFor(prizes, opening.results));
    }
    // Two rare tickets leave four of them without one, each with another number of tickets.
    const short = owed.filter((stones) => stones > 0);
    expect(short.length).toBeGreaterThanOrEqual(4);
    expect(new Set(short).size).toBeGreaterThanOrEqual(4);
    for (const { session } of players) await server().succeed(joinQueue, { pool_id }, as(session));
    expect(await withdraw(pool_id)).toMatchObject({ ok: true });
    for (const [index, { session }] of players.entries()) {
      expect(await server().succeed(readWallet, {}, as(session))).toMatchObject({ stone: owed[index] });
    }
    const first = players[0]?.session;
    expect(first && (await server().succeed(readQueue, { pool_id }, as(first)))).toMatchObject({
      holdable: false,
      holder: null,
      waiting: 0,
      place: null,
    });
    expect(await server().db.selectFrom('box_place').selectAll().where('pool_id', '=', pool_id).execute()).toEqual([]);
    expect(await runChecks(server().db, [...saleChecks, ...queueChecks])).toEqual([]);
  });

  it('pays nothing at an end that was announced', async () => {
    const { pool_id } = await begin({ sale_until: '2027-06-03' });
    expect(await open(pool_id)).toMatchObject({ ok: true });
    const buyer = await player(1_000_000);
    await server().succeed(openMysteryBox, { pool_id, count: 4, client_seed: 'last' }, as(buyer));
    await runSales(server().db, new Date('2027-06-03T17:00:00Z'));
    expect(await server().succeed(contract.readShopPool, { pool_id }, as(operator()))).toMatchObject({
      withdrawn: true,
      amends: 0,
    });
    expect(await server().succeed(readWallet, {}, as(buyer))).toMatchObject({ stone: 0 });
  });

  it('pays a run its share of a guarantee that it can no longer reach', async () => {
    for (const { toy_id } of parts().toys) {
      await server().succeed(receiveUnits, { toy_id, units: 4_000, reason: 'Nhập' }, as(operator()));
    }
    const { pool_id } = await begin({ kind: 'infinite', guarantee_after: 20, price: 60_000 }, [1, 999_999]);
    expect(await open(pool_id)).toMatchObject({ ok: true });
    const buyer = await player(1_000_000);
    await server().succeed(openMysteryBox, { pool_id, count: 8, client_seed: 'run' }, as(buyer));
    await withdraw(pool_id);
    const { prizes, amends } = await server().succeed(contract.readShopPool, { pool_id }, as(operator()));
    const [top = 0, other = 0] = prizes.map(({ value }) => stonesOf(value));
    const draw = (top + other * 999_999) / 1_000_000;
    expect(amends).toBe(Math.floor((8 * (top - draw)) / 20));
    expect(await server().succeed(readWallet, {}, as(buyer))).toMatchObject({ stone: amends });
  });

  it('is never the free daily draw', async () => {
    await createTestDaily(server().db);
    const { pool_id } = await server()
      .db.selectFrom('pool')
      .select('pool_id')
      .where('kind', '=', 'daily')
      .executeTakeFirstOrThrow();
    expect(await server().call(contract.withdrawShopPool, { pool_id, why: 'Thử' }, as(operator()))).toMatchObject({
      error: 'pool_not_found',
    });
  });

  it('is never so by one operator alone', async () => {
    const { pool_id } = await begin();
    await open(pool_id);
    await server().succeed(contract.withdrawShopPool, { pool_id, why: 'Thử' }, as(operator()));
    expect(await server().succeed(readPool, { pool_id })).toMatchObject({ off_sale: false });
    expect(await server().call(contract.withdrawShopPool, { pool_id, why: 'Thử' }, as(operator()))).toMatchObject({
      error: 'approval_waiting',
    });
  });
});
