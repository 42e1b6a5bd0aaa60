import { randomUUID } from 'node:crypto';
import { listNotifications } from '@mcy/api/account/notices/contract';
import * as contract from '@mcy/api/boxes/daily/contract';
import { listUnopened, openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listPools, readPool } from '@mcy/api/boxes/pools/contract';
import { readDrawLog, readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { verifyDraws } from '@mcy/api/boxes/proof/rules';
import { locales } from '@mcy/api/contract';
import { listCoupons } from '@mcy/api/coupons/tickets/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { createTestDaily } from '../../../testing/createTestDaily.ts';
import { dailyDrawClosed, dailyDrawDone } from './messages.ts';
import { remindPlayers } from './remindPlayers.ts';
import { revealEvening } from './revealEvening.ts';

const day = 86_400_000;
/** 20:00 in Vietnam. */
const evening = new Date('2026-12-02T13:00:00Z');
const nextEvening = new Date(evening.getTime() + day);
const midnight = new Date('2026-12-02T17:00:00Z');

const provided = provideServer();
let lan: Owner;
beforeAll(async () => {
  await seedBoxes(provided().db, evening);
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening });
  lan = await provided().registerUser('Lan Phương');
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (moment: Date, later = 0) => vi.setSystemTime(moment.getTime() + later);
const draw = (session: Owner, idempotencyKey = randomUUID()) =>
  provided().call(contract.drawDaily, { client_seed: 'mine' }, { session, idempotencyKey });
const drawn = async (session: Owner) =>
  (await provided().succeed(contract.drawDaily, { client_seed: 'mine' }, { session })).opening;
const own = (session: Owner) => provided().succeed(contract.readOwnDailyDraw, {}, { session });
const stonesOf = async (session: Owner) => (await provided().succeed(readWallet, {}, { session })).stone;

describe('the free draw', () => {
  it('is open from 20:00 until before midnight in Vietnam, once a day, and says when the next one is', async () => {
    const { pool_id } = await createTestDaily(provided().db);
    at(evening, -1);
    const times = { pool_id, opens_at: evening.toISOString(), closes_at: midnight.toISOString() };
    expect(await provided().succeed(contract.readDailyDraw, {})).toMatchObject({
      ...times,
      now: new Date(evening.getTime() - 1).toISOString(),
    });
    for (const lang of locales) {
      const closed = await provided().call(contract.drawDaily, { client_seed: 'mine' }, { session: lan, lang });
      expect(closed).toMatchObject({ code: 422, error: 'daily_draw_closed', msg: dailyDrawClosed(evening)[lang] });
    }
    expect(await provided().call(contract.drawDaily, { client_seed: 'mine' })).toMatchObject({ code: 401 });

    at(evening);
    const closes_at = midnight.toISOString();
    expect(await own(lan)).toEqual({ opening_id: null, closes_at, reminds: false });
    const key = randomUUID();
    const first = await draw(lan, key);
    expect(first).toMatchObject({ ok: true });
    expect(await draw(lan, key)).toEqual(first);
    at(midnight, -1);
    for (const lang of locales) {
      const done = await provided().call(contract.drawDaily, { client_seed: 'mine' }, { session: lan, lang });
      expect(done).toMatchObject({ code: 422, error: 'daily_draw_done', msg: dailyDrawDone(nextEvening)[lang] });
    }
    expect(await own(lan)).toMatchObject({ opening_id: first.ok && first.data.opening.opening_id, closes_at });

    at(midnight);
    expect(await draw(lan)).toMatchObject({ error: 'daily_draw_closed' });
    expect(await own(lan)).toMatchObject({ opening_id: null });
    at(nextEvening);
    expect(await draw(lan)).toMatchObject({ ok: true });
    expect(await stonesOf(lan)).toBe(100);
  });

  it('gives stones by the ledger, shown until they are looked at', async () => {
    await createTestDaily(provided().db);
    const opening = await drawn(lan);
    expect(opening).toMatchObject({
      count: 1,
      paid: 0,
      revealed: false,
      results: [{ prize: { kind: 'stones', value: 50 } }],
    });
    expect((await provided().succeed(listUnopened, {}, { session: lan })).rows).toEqual([opening]);
    const { rows } = await provided().succeed(readFlow, { currency: 'stone' }, { session: lan });
    expect(rows).toMatchObject([{ kind: 'reward', amount: 50, balance_after: 50 }]);
    await provided().succeed(revealOpening, { opening_id: opening.opening_id }, { session: lan });
    const record = await provided().succeed(readDrawRecord, {}, { session: lan });
    expect(record.rows).toMatchObject([{ ...opening, revealed: true }]);
  });

  it('gives a coupon as long as there are any, then its stones, and the proof is the same', async () => {
    const { pool_id } = await createTestDaily(provided().db, { coupon: 1_000_000, stock: 1 });
    const minh = await provided().registerUser('Minh Anh');
    const [first, second] = [await drawn(lan), await drawn(minh)];
    expect(first.results).toMatchObject([{ prize: { kind: 'coupon', value: 5_000 } }]);
    expect(first.results[0]).not.toHaveProperty('instead');
    expect(second.results).toMatchObject([{ prize: { kind: 'coupon' }, instead: 5_000 }]);
    expect([await stonesOf(lan), await stonesOf(minh)]).toEqual([0, 5_000]);
    const couponsOf = async (session: Owner) =>
      (await provided().succeed(listCoupons, { state: 'usable' }, { session })).rows.length;
    expect([await couponsOf(lan), await couponsOf(minh)]).toEqual([1, 0]);
    const record = await provided().succeed(readDrawRecord, {}, { session: minh });
    expect(record.rows[0]?.results).toEqual(second.results);
    await expectProof(pool_id, 2);
  });

  it('gives a coupon’s stones while its issue is paused, and beyond what one player may have of it', async () => {
    const { issue_id } = await createTestDaily(provided().db, { coupon: 1_000_000 });
    const insteads: (number | undefined)[] = [];
    for (let evenings = 0; evenings < 5; evenings += 1) {
      at(evening, evenings * day);
      const paused = evenings === 0;
      await provided().db.updateTable('coupon_issue').set({ paused }).where('issue_id', '=', issue_id).execute();
      insteads.push((await drawn(lan)).results[0]?.instead);
    }
    expect(insteads).toEqual([5_000, undefined, undefined, undefined, 5_000]);
  });

  it('gives a toy that ships as a free one', async () => {
    await createTestDaily(provided().db, { toy: 1_000_000 });
    const { opening_id, results } = await drawn(lan);
    expect(results).toMatchObject([{ prize: { kind: 'toy' } }]);
    await provided().succeed(revealOpening, { opening_id }, { session: lan });
    const items = await provided()
      .db.selectFrom('item')
      .select(['shipping_class', 'seen', 'state'])
      .where('user_id', '=', lan.user_id)
      .execute();
    expect(items).toEqual([{ shipping_class: 'free_draw', seen: true, state: 'held' }]);
  });

  it('publishes the seed of an evening five minutes after it, and every draw of it can be made again', async () => {
    const { pool_id } = await createTestDaily(provided().db, { toy: 300_000, coupon: 300_000 });
    const players = [lan, await provided().registerUser(), await provided().registerUser()];
    for (const player of players) await drawn(player);
    await revealEvening(provided().db, new Date(midnight.getTime() + 299_999));
    expect((await provided().succeed(readPool, { pool_id })).seed).toMatchObject({ seed_index: 0, first_nonce: 0 });
    await expectProof(pool_id, 3);
    // Without draws, the next evening has nothing to publish.
    await revealEvening(provided().db, new Date(midnight.getTime() + 2 * day));
    expect((await provided().succeed(readPool, { pool_id })).seed).toMatchObject({ seed_index: 1, first_nonce: 3 });
    at(nextEvening);
    expect((await drawn(lan)).results).toMatchObject([{ nonce: 3 }]);
  });

  it('draws on with the next seed where one ends among many at once', async () => {
    const { pool_id } = await createTestDaily(provided().db, { draws_per_seed: 2 });
    const players = [lan, ...(await Promise.all([1, 2, 3, 4].map(() => provided().registerUser())))];
    const openings = await Promise.all(players.map(drawn));
    const nonces = openings.map(({ results }) => results[0]?.nonce ?? -1);
    expect(nonces.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
    await expectProof(pool_id, 5);
  });

  it('is in no list of boxes, and cannot be opened as one', async () => {
    const { pool_id } = await createTestDaily(provided().db);
    const { rows } = await provided().succeed(listPools, { limit: 50 });
    expect(rows.map((pool) => pool.pool_id)).not.toContain(pool_id);
    const order = { pool_id, count: 1, client_seed: 'mine' } as const;
    expect(await provided().call(openMysteryBox, order, { session: lan })).toMatchObject({ error: 'pool_not_found' });
  });
});

/** That the published log of the pool makes each of its draws again, once its evening is over. */
async function expectProof(pool_id: string, draws: number): Promise<void> {
  await revealEvening(provided().db, new Date(midnight.getTime() + 300_000));
  const { rows, ...log } = await provided().succeed(readDrawLog, { pool_id, limit: 50 });
  expect(verifyDraws({ ...log, draws: rows })).toEqual({ verified: draws, failures: [], pending: 0 });
}

describe('the reminder', () => {
  const chosen = (session: Owner, reminds: boolean) =>
    provided().succeed(contract.remindOfDailyDraw, { reminds }, { session });
  const notices = async (session: Owner) =>
    (await provided().succeed(listNotifications, {}, { session })).rows.filter(
      ({ kind }) => kind === 'daily_draw_open',
    );

  it('comes once an evening, to players who asked for it and have not drawn', async () => {
    await createTestDaily(provided().db);
    const [minh, nobody] = [await provided().registerUser(), await provided().registerUser()];
    for (const player of [lan, minh]) await chosen(player, true);
    await chosen(lan, true);
    expect(await own(lan)).toMatchObject({ reminds: true });
    await drawn(minh);
    await remindPlayers(provided().db, new Date(evening.getTime() - 1));
    expect(await notices(lan)).toEqual([]);
    await Promise.all([evening, evening].map((now) => remindPlayers(provided().db, now)));
    await remindPlayers(provided().db, new Date(midnight.getTime() - 1));
    const told = await Promise.all([lan, minh, nobody].map(async (player) => (await notices(player)).length));
    expect(told).toEqual([1, 0, 0]);
    await remindPlayers(provided().db, nextEvening);
    expect(await notices(lan)).toHaveLength(2);
    await chosen(lan, false);
    expect(await own(lan)).toMatchObject({ reminds: false });
    await remindPlayers(provided().db, new Date(nextEvening.getTime() + day));
    expect(await notices(lan)).toHaveLength(2);
  });
});

describe('the database', () => {
  it('refuses a free opening that is no daily draw, and one outside the evening', async () => {
    const { pool_id } = await createTestDaily(provided().db);
    const { opening_id } = await drawn(lan);
    const row = { user_id: lan.user_id, day: '2026-12-03', opening_id, drawn_at: midnight };
    await expect(provided().db.insertInto('daily_draw').values(row).execute()).rejects.toThrow('daily_draw');
    const opening = { user_id: lan.user_id, pool_id, count: 1, price: 0, paid: 0, coupon_id: null };
    await expect(
      provided()
        .db.insertInto('opening')
        .values({ ...opening, opening_id: randomUUID(), client_seed: 'mine', opened_at: evening, revealed_at: null })
        .execute(),
    ).rejects.toThrow('is free, and is no daily draw');
  });
});
