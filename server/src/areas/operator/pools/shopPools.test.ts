import { randomUUID } from 'node:crypto';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { joinQueue, readQueue } from '@mcy/api/boxes/queue/contract';
import { stonesOf } from '@mcy/api/collection/decomposing/rules';
import { listPools, readPool } from '@mcy/api/boxes/pools/contract';
import type { RequestOf } from '@mcy/api/contract';
import { decideApproval, listApprovals } from '@mcy/api/operator/approvals/contract';
import { receiveUnits } from '@mcy/api/operator/stock/contract';
import * as contract from '@mcy/api/operator/pools/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../../platform/db/runChecks.ts';
import { runSales } from '../../boxes/pools/sale/runSales.ts';
import { saleChecks } from '../../boxes/pools/sale/saleChecks.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { queueChecks } from '../../boxes/queue/queueChecks.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { plantFile, registerOperator } from '../../../testing/testIdentity.ts';

const server = provideServer();
let operator: Session & { user_id: string };
let second: Session & { user_id: string };
let parts: contract.PoolParts;

beforeAll(async () => {
  await seedBoxes(server().db, new Date());
  operator = await registerOperator(server());
  second = await registerOperator(server());
  parts = await server().succeed(contract.listPoolParts, {}, as(operator));
});

const as = (session: Session) => ({ session, lang: 'en' as const });

type Draft = RequestOf<typeof contract.saveShopPool>;

const draftOf = (changes: Partial<Draft> = {}): Draft => ({
  pool_id: null,
  series_id: parts.series[0]?.series_id ?? '',
  kind: 'ichiban',
  name_vn: 'Hộp Gió',
  name_zh: '风之箱',
  name_en: 'Wind Box',
  description_vn: 'Một hộp mới.',
  description_zh: '新箱子。',
  description_en: 'A new box.',
  image_file: null,
  price: 50_000,
  worth_at_least: null,
  guarantee_after: null,
  diamonds_allowed: true,
  sale_from: null,
  sale_until: null,
  why: 'Hàng mới',
  ...changes,
});

/** A draft with a rare toy of 100.000 or more, and others of 30.000 or less. */
async function begin(changes: Partial<Draft> = {}, weights: readonly [number, number] = [1, 9]) {
  const { pool_id } = await server().succeed(contract.saveShopPool, draftOf(changes), as(operator));
  const dear = parts.toys.find(({ value, free }) => value >= 100_000 && value < 200_000 && free > 20)?.toy_id ?? '';
  const cheap = parts.toys.find(({ value, free }) => value <= 30_000 && free > 40)?.toy_id ?? '';
  await add({ pool_id, gives: dear, tier: 'A', rarity: 'epic', weight: weights[0] });
  const draft = await add({ pool_id, gives: cheap, tier: 'B', rarity: 'common', weight: weights[1] });
  return { pool_id, dear, cheap, draft };
}

function add(prize: RequestOf<typeof contract.addPoolPrize>) {
  return server().succeed(contract.addPoolPrize, prize, as(operator));
}

const open = (pool_id: string) => server().call(contract.openShopPool, { pool_id, why: 'Đủ hàng' }, as(operator));

async function withdraw(pool_id: string) {
  await server().succeed(contract.withdrawShopPool, { pool_id, why: 'Lỗi sơn' }, as(operator));
  const { rows } = await server().succeed(listApprovals, { limit: 20 }, as(second));
  const approval_id = rows[0]?.approval_id ?? '';
  return server().call(decideApproval, { approval_id, decision: 'agree', answer: null }, as(second));
}

async function player(coins: number) {
  const session = await server().registerUser();
  await server().recharge(session, coins);
  return session;
}

describe('a draft', () => {
  it('goes on sale with its prizes, and nothing of it changes then; the log says who and why', async () => {
    const { pool_id, draft } = await begin({
      image_file: await plantFile(server().db, operator.user_id, contract.poolUpload),
    });
    expect(draft).toMatchObject({ stage: 'draft', total: 10, faults: [], name: 'Wind Box' });
    expect(draft.image).toMatch(/^\/files\/.*\.webp$/);
    expect(draft.forecast?.spreads.at(-1)).toMatchObject({ draws: 10, revenue: 500_000 });
    expect(await server().call(readPool, { pool_id })).toMatchObject({ error: 'pool_not_found' });
    const last = await add({
      pool_id,
      gives: parts.toys[0]?.toy_id ?? '',
      tier: 'last',
      rarity: 'legendary',
      weight: 1,
    });
    expect(last.prizes.map(({ tier, bonus }) => [tier, bonus])).toEqual([
      ['A', null],
      ['B', null],
      ['Last', 'last'],
    ]);
    const taken = { pool_id, gives: parts.toys[1]?.toy_id ?? '', tier: 'last', rarity: 'epic', weight: 1 } as const;
    expect(await server().call(contract.addPoolPrize, taken, as(operator))).toMatchObject({ error: 'bonus_taken' });
    await server().succeed(
      contract.removePoolPrize,
      { pool_id, prize_id: last.prizes[2]?.prize_id ?? '' },
      as(operator),
    );

    expect(await open(pool_id)).toMatchObject({ ok: true, data: { stage: 'on_sale', faults: [] } });
    expect(await server().succeed(readPool, { pool_id })).toMatchObject({ total: 10, remaining: 10, off_sale: false });
    for (const answer of [
      await open(pool_id),
      await server().call(contract.saveShopPool, draftOf({ pool_id }), as(operator)),
      await server().call(contract.addPoolPrize, taken, as(operator)),
      await server().call(contract.dropShopPool, { pool_id }, as(operator)),
    ])
      expect(answer).toMatchObject({ error: 'pool_not_draft' });
    const { log } = await server().succeed(contract.readShopPool, { pool_id }, as(operator));
    expect(log.map(({ action, why }) => [action, why])).toEqual([
      ['pool_open', 'Đủ hàng'],
      ['pool_save', 'Hàng mới'],
    ]);
  });

  it('does not go on sale while something is missing, and says what', async () => {
    const empty = await server().succeed(contract.saveShopPool, draftOf(), as(operator));
    expect(empty).toMatchObject({ faults: ['no_prizes'], forecast: null });
    expect(await open(empty.pool_id)).toMatchObject({ error: 'pool_not_ready', msg: 'It has no prizes yet.' });

    const generous = await begin({ price: 5_000 });
    expect(generous.draft.faults).toEqual(['too_generous']);
    expect(await open(generous.pool_id)).toMatchObject({ error: 'pool_not_ready' });

    const endless = await begin({ kind: 'infinite', guarantee_after: 20 }, [10_000, 900_000]);
    expect(endless.draft.faults).toContain('odds_do_not_add_up');

    const late = await begin({ sale_until: '2020-01-01' });
    expect(await open(late.pool_id)).toMatchObject({
      error: 'pool_not_ready',
      msg: 'Its last day has passed. Change its days first.',
    });

    const many = await begin({}, [1, 100_000]);
    expect(many.draft.faults).toEqual(['units_missing']);
    expect(many.draft.prizes[1]?.short).toBeGreaterThan(0);

    const bag = await begin({ kind: 'lucky_bag', worth_at_least: 90_000 });
    expect(bag.draft.faults).toEqual(['worth_less']);
    for (const { pool_id } of [generous, endless, late, many, bag]) {
      await server().succeed(contract.dropShopPool, { pool_id }, as(operator));
      expect(await open(pool_id)).toMatchObject({ error: 'pool_not_found' });
    }
    expect(
      await server().call(
        contract.saveShopPool,
        draftOf({ sale_from: '2027-01-02', sale_until: '2027-01-01' }),
        as(operator),
      ),
    ).toMatchObject({ error: 'sale_ends_first' });
    expect(
      await server().call(contract.saveShopPool, draftOf({ series_id: randomUUID() }), as(operator)),
    ).toMatchObject({
      error: 'series_not_found',
    });
  });

  it('goes on sale on its day by itself, and ends on its last; a change needs another word', async () => {
    const { pool_id } = await begin({ sale_from: '2027-05-01', sale_until: '2027-05-03' });
    expect(await open(pool_id)).toMatchObject({ ok: true, data: { stage: 'draft', scheduled: true } });
    await runSales(server().db, new Date('2027-04-30T16:59:59Z'));
    expect(await server().call(readPool, { pool_id })).toMatchObject({ error: 'pool_not_found' });
    const changed = draftOf({ pool_id, sale_from: '2027-05-01', sale_until: '2027-05-03', name_en: 'Storm Box' });
    expect(await server().succeed(contract.saveShopPool, changed, as(operator))).toMatchObject({ scheduled: false });
    expect(await open(pool_id)).toMatchObject({ ok: true });
    await runSales(server().db, new Date('2027-04-30T17:00:00Z'));
    expect(await server().succeed(readPool, { pool_id })).toMatchObject({
      name: 'Storm Box',
      off_sale: false,
      sale_until: '2027-05-03T17:00:00.000Z',
    });
    await runSales(server().db, new Date('2027-05-03T17:00:00Z'));
    expect(await server().succeed(readPool, { pool_id })).toMatchObject({ off_sale: true, remaining: 10 });
  });
});

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
    const { prizes } = await server().succeed(contract.readShopPool, { pool_id }, as(operator));
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
    const detail = await server().succeed(contract.readShopPool, { pool_id }, as(operator));
    expect(detail).toMatchObject({ stage: 'ended', withdrawn: true, amends: owed });
    expect(detail.log[0]).toMatchObject({ action: 'pool_withdraw', why: 'Lỗi sơn' });
    expect(await server().call(contract.withdrawShopPool, { pool_id, why: 'Lần nữa' }, as(operator))).toMatchObject({
      error: 'pool_not_on_sale',
    });
    const { rows } = await server().succeed(contract.listShopPools, { stage: 'ended', limit: 50 }, as(operator));
    expect(rows.map((row) => row.pool_id)).toContain(pool_id);
  });

  it('pays each of several players what their own tickets lack, and its line goes', async () => {
    const { pool_id } = await begin({}, [2, 22]);
    expect(await open(pool_id)).toMatchObject({ ok: true });
    const players = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (count) => ({ count, session: await player(1_000_000) })),
    );
    const owed: number[] = [];
    const { prizes } = await server().succeed(contract.readShopPool, { pool_id }, as(operator));
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
    expect(await server().succeed(contract.readShopPool, { pool_id }, as(operator))).toMatchObject({
      withdrawn: true,
      amends: 0,
    });
    expect(await server().succeed(readWallet, {}, as(buyer))).toMatchObject({ stone: 0 });
  });

  it('pays a run its share of a guarantee that it can no longer reach', async () => {
    for (const { toy_id } of parts.toys) {
      await server().succeed(receiveUnits, { toy_id, units: 4_000, reason: 'Nhập' }, as(operator));
    }
    const { pool_id } = await begin({ kind: 'infinite', guarantee_after: 20, price: 60_000 }, [1, 999_999]);
    expect(await open(pool_id)).toMatchObject({ ok: true });
    const buyer = await player(1_000_000);
    await server().succeed(openMysteryBox, { pool_id, count: 8, client_seed: 'run' }, as(buyer));
    await withdraw(pool_id);
    const { prizes, amends } = await server().succeed(contract.readShopPool, { pool_id }, as(operator));
    const [top = 0, other = 0] = prizes.map(({ value }) => stonesOf(value));
    const draw = (top + other * 999_999) / 1_000_000;
    expect(amends).toBe(Math.floor((8 * (top - draw)) / 20));
    expect(await server().succeed(readWallet, {}, as(buyer))).toMatchObject({ stone: amends });
  });

  it('is never the free daily draw', async () => {
    const { pool_id } = await server()
      .db.selectFrom('pool')
      .select('pool_id')
      .where('kind', '=', 'daily')
      .executeTakeFirstOrThrow();
    expect(await server().call(contract.withdrawShopPool, { pool_id, why: 'Thử' }, as(operator))).toMatchObject({
      error: 'pool_not_found',
    });
  });

  it('is never so by one operator alone', async () => {
    const { pool_id } = await begin();
    await open(pool_id);
    await server().succeed(contract.withdrawShopPool, { pool_id, why: 'Thử' }, as(operator));
    expect(await server().succeed(readPool, { pool_id })).toMatchObject({ off_sale: false });
    expect(await server().call(contract.withdrawShopPool, { pool_id, why: 'Thử' }, as(operator))).toMatchObject({
      error: 'approval_waiting',
    });
  });
});

it('makes rewards of stones and of coupons, which a pool can give', async () => {
  const words = { name_vn: '5.000 đá', name_zh: '5.000 灵魂石', name_en: '5.000 stones', why: 'Quà mới' };
  const stones = { ...words, stones: 5_000, coupon_issue_id: null };
  const { reward_id } = await server().succeed(contract.createReward, stones, as(operator));
  const { rewards } = await server().succeed(contract.listPoolParts, {}, as(operator));
  expect(rewards).toContainEqual(
    expect.objectContaining({ reward_id, name: '5.000 stones', stones: 5_000, coupon: null }),
  );
  const unknown = { ...stones, coupon_issue_id: randomUUID() };
  expect(await server().call(contract.createReward, unknown, as(operator))).toMatchObject({
    error: 'coupon_issue_not_found',
  });
  const { pool_id } = await begin();
  const draft = await add({ pool_id, gives: reward_id, tier: 'C', rarity: 'common', weight: 5 });
  expect(draft.prizes.at(-1)).toMatchObject({ kind: 'stones', tier: 'C', value: 5_000 });
  expect(draft).toMatchObject({ total: 15, faults: [] });
  const bonus = { pool_id, gives: reward_id, tier: 'last', rarity: 'epic', weight: 1 } as const;
  expect(await server().call(contract.addPoolPrize, bonus, as(operator))).toMatchObject({ error: 'bonus_not_here' });
});
