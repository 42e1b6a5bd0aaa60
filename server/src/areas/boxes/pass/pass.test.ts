import { randomUUID } from 'node:crypto';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { buyPass, collectPassRewards, readPass } from '@mcy/api/boxes/pass/contract';
import {
  type PassRewardMove,
  type PassRewardState,
  passRewardMoves,
  passRewardStates,
  passTracks,
} from '@mcy/api/boxes/pass/words';
import { listToys } from '@mcy/api/collection/items/contract';
import { listCoupons } from '@mcy/api/coupons/tickets/contract';
import { listNotifications } from '@mcy/api/account/notices/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { readSpending, setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTestUnits } from '../../../testing/addTestUnits.ts';
import { createTestSeason, testDraws } from '../../../testing/createTestSeason.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { givePassToy } from '../../collection/items/givePassToy.ts';
import { createTestPool } from '../pools/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { handOver } from './handOver.ts';
import { remindOfSeason } from './remindOfSeason.ts';
import { turnSeasons } from './turnSeasons.ts';

type Player = Session & { user_id: string };

const server = provideServer();
const day = 86_400_000;
let pool_id = '';
// Each test has a season of its own.
let next = new Date('2027-01-01T17:00:00Z');

beforeAll(async () => {
  await seedBoxes(server().db, new Date('2026-11-21T03:00:00Z'));
  pool_id = (await createTestPool(server().db, [1, 5_000])).pool_id;
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: next });
  next = new Date(next.getTime() + 80 * day);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Goes to a moment; a season is longer than a session that nobody uses. */
async function goTo(moment: Date | number): Promise<void> {
  const last_used_at = new Date(moment);
  await server()
    .db.updateTable('session')
    .set({ last_used_at, expires_at: new Date('2099-01-01') })
    .execute();
  vi.setSystemTime(moment);
}

async function playerWith(coins = 1_000_000): Promise<Player> {
  const player = await server().registerUser();
  if (coins > 0) await server().recharge(player, coins);
  return player;
}

async function draw(session: Player, times: number): Promise<void> {
  const counts = [10, 5, 1] as const;
  for (let left = times; left > 0;) {
    const count = counts.find((one) => one <= left) ?? 1;
    await server().succeed(openMysteryBox, { pool_id, count, client_seed: 'pass' }, { session });
    left -= count;
  }
}

const seasonOf = async (session: Player) => (await server().succeed(readPass, {}, { session, lang: 'en' })).season;
const collect = (
  session: Player,
  season_id: string,
  reward?: { place: number; track: 'free' | 'paid' },
  key = randomUUID(),
) => server().call(collectPassRewards, { season_id, reward }, { session, lang: 'en', idempotencyKey: key });
const buy = (session: Player, season_id: string, price = 99_000, key = randomUUID()) =>
  server().call(buyPass, { season_id, price }, { session, lang: 'en', idempotencyKey: key });
const start = () => createTestSeason(server().db, { starts_at: new Date() });

describe('a season', () => {
  it('is null before the first, and says when the next one starts', async () => {
    const player = await playerWith(0);
    expect(await server().succeed(readPass, {}, { session: player })).toMatchObject({ season: null, next: null });
    const starts_at = new Date(Date.now() + day);
    await createTestSeason(server().db, { starts_at, draft: true });
    expect(await server().succeed(readPass, {}, { session: player })).toMatchObject({ season: null, next: null });
    await createTestSeason(server().db, { starts_at });
    expect(await server().succeed(readPass, {}, { session: player, lang: 'en' })).toMatchObject({
      season: null,
      next: { name: 'Test season', starts_at: starts_at.toISOString() },
    });
  });

  it('counts the draws from its start until before its end, each once', async () => {
    const starts_at = new Date(Date.now() + day);
    const { ends_at } = await createTestSeason(server().db, { starts_at });
    const player = await playerWith();
    const key = randomUUID();
    for (const [moment, drawn] of [
      // The season before, which has ended.
      [starts_at.getTime() - 1, 0],
      [starts_at.getTime(), 1],
      [ends_at.getTime() - 1, 2],
      [ends_at.getTime(), 2],
    ] as const) {
      await goTo(moment);
      const idempotencyKey = `${key}-${moment}`;
      const order = { pool_id, count: 1, client_seed: 'edge' } as const;
      await server().succeed(openMysteryBox, order, { session: player, idempotencyKey });
      await server().succeed(openMysteryBox, order, { session: player, idempotencyKey });
      expect((await seasonOf(player))?.draws).toBe(drawn);
    }
  });

  it('is announced for good: nobody changes what it promises', async () => {
    const { db } = server();
    const { season_id } = await start();
    for (const change of [
      sql`update pass_season set price = 1 where season_id = ${season_id}`,
      sql`update pass_season set state = 'draft' where season_id = ${season_id}`,
      sql`delete from pass_season where season_id = ${season_id}`,
      sql`update pass_task set draws = 1 where season_id = ${season_id} and place = 7`,
      sql`delete from pass_task where season_id = ${season_id}`,
    ]) {
      await expect(change.execute(db)).rejects.toMatchObject({ constraint: 'announced_seasons_are_frozen' });
    }
  });
});

describe('rewards', () => {
  it('of fulfilled tasks are received once each, by one or all together; the same key does it once', async () => {
    const { season_id } = await start();
    const player = await playerWith();
    expect(await collect(player, season_id)).toMatchObject({ error: 'nothing_to_collect' });
    await draw(player, 3);
    const key = randomUUID();
    const first = await collect(player, season_id, { place: 2, track: 'free' }, key);
    expect(first.ok && first.data.given).toMatchObject([{ place: 2, track: 'free', kind: 'stones', stones: 200 }]);
    expect(await collect(player, season_id, { place: 2, track: 'free' }, key)).toEqual(first);
    const rest = await collect(player, season_id);
    expect(rest.ok && rest.data.given.map(({ place, stones }) => [place, stones])).toEqual([
      [1, 100],
      [3, 300],
    ]);
    expect(await collect(player, season_id)).toMatchObject({ error: 'nothing_to_collect' });
    expect((await server().succeed(readWallet, {}, { session: player })).stone).toBe(600);
    const { rows } = await server().succeed(readFlow, { currency: 'stone' }, { session: player, lang: 'en' });
    expect(rows[0]).toMatchObject({ label: 'Battle pass reward' });
    expect(await collect(player, randomUUID())).toMatchObject({ code: 404, error: 'season_not_found' });
  });

  it('of the paid track: three times the stones, a coupon at the fourth, a toy at the seventh', async () => {
    const { season_id, toy_id } = await start();
    await addTestUnits(server().db, toy_id, 1);
    const player = await playerWith();
    await draw(player, 20);
    await buy(player, season_id);
    const { given } = await server().succeed(collectPassRewards, { season_id }, { session: player, lang: 'en' });
    expect(given).toHaveLength(14);
    const paid = given.filter(({ track }) => track === 'paid');
    expect(paid.map(({ kind }) => kind)).toEqual(['stones', 'stones', 'stones', 'coupon', 'stones', 'stones', 'toy']);
    expect(paid.filter(({ kind }) => kind === 'stones').map(({ stones }) => stones)).toEqual([
      300, 600, 900, 1500, 1800,
    ]);
    expect(given.every(({ instead, state }) => instead === null && state === 'completed')).toBe(true);
    expect((await server().succeed(listToys, {}, { session: player })).rows.some((toy) => toy.toy_id === toy_id)).toBe(
      true,
    );
    expect((await server().succeed(listCoupons, {}, { session: player })).rows).toHaveLength(1);
  });

  it('give stones where no toy and no coupon is left, and say so', async () => {
    const { db } = server();
    const { season_id, value } = await createTestSeason(db, { starts_at: new Date(), coupons: 1 });
    const [first, second] = [await playerWith(), await playerWith()];
    for (const player of [first, second]) {
      await draw(player, 20);
      await buy(player, season_id);
      await collect(player, season_id);
    }
    const tasks = (await seasonOf(second))?.tasks ?? [];
    expect(tasks[3]?.paid).toMatchObject({ kind: 'coupon', state: 'completed', instead: 20_000 });
    expect(tasks[6]?.paid).toMatchObject({ kind: 'toy', state: 'completed', instead: value });
    expect((await seasonOf(first))?.tasks[3]?.paid.instead).toBeNull();
  });
});

describe('the paid track', () => {
  it('costs coins, which count as spent, and opens what is fulfilled already', async () => {
    const { season_id } = await start();
    const player = await playerWith(200_000);
    await draw(player, 2);
    expect((await seasonOf(player))?.tasks[1]?.paid.state).toBe('to_complete');
    const key = randomUUID();
    const bought = await buy(player, season_id, 99_000, key);
    expect(bought.ok && bought.data.balance).toBe(81_000);
    expect(await buy(player, season_id, 99_000, key)).toEqual(bought);
    expect(await seasonOf(player)).toMatchObject({
      paid: true,
      tasks: [{}, { paid: { state: 'receive_reward' } }, {}, {}, {}, {}, {}],
    });
    expect((await server().succeed(readSpending, {}, { session: player })).day.spent).toBe(119_000);
    expect(await buy(player, season_id)).toMatchObject({ error: 'pass_owned' });
    expect((await server().succeed(readWallet, {}, { session: player })).balance).toBe(81_000);
  });

  it('is refused, and costs nothing', async () => {
    const { season_id, ends_at } = await start();
    const player = await playerWith(200_000);
    expect(await buy(player, randomUUID())).toMatchObject({ code: 404, error: 'season_not_found' });
    expect(await buy(player, season_id, 98_999)).toMatchObject({ error: 'pass_price_changed', field: 'price' });
    expect(await buy(await playerWith(0), season_id)).toMatchObject({ error: 'insufficient_balance' });
    await server().succeed(setSpendingCaps, { day: 50_000, week: null, month: null }, { session: player });
    expect(await buy(player, season_id)).toMatchObject({ error: 'spending_cap_reached' });
    await goTo(ends_at);
    expect(await buy(player, season_id)).toMatchObject({ error: 'season_over' });
    const later = await createTestSeason(server().db, { starts_at: new Date(ends_at.getTime() + day) });
    expect(await buy(player, later.season_id)).toMatchObject({ error: 'season_not_found' });
    expect((await server().succeed(readWallet, {}, { session: player })).balance).toBe(200_000);
    expect((await seasonOf(player))?.paid).toBe(false);
  });
});

describe('the table of a reward', () => {
  /** Brings a player's first reward into a state, in a season of its own. */
  async function bring(state: PassRewardState) {
    const season = await start();
    const player = await playerWith();
    if (state !== 'missed' && state !== 'to_complete') await draw(player, 1);
    // Somebody who has drawn nothing has no pass: another task is fulfilled, or none.
    if (state === 'completed') await collect(player, season.season_id);
    if (state === 'missed') await goTo(season.ends_at);
    return { ...season, player };
  }

  const does = {
    draw: async ({ player }) => draw(player, 1),
    collect: async ({ player, season_id }) => void (await collect(player, season_id, { place: 1, track: 'free' })),
    hand_over: async ({ ends_at }) => {
      const now = new Date(ends_at.getTime() + day);
      await goTo(now);
      await turnSeasons(server().db, now);
      await handOver(server().db, givePassToy, now);
    },
    miss: ({ ends_at }) => goTo(ends_at),
  } satisfies Record<PassRewardMove, (at: Awaited<ReturnType<typeof bring>>) => Promise<void>>;

  for (const from of passRewardStates) {
    for (const [move, rule] of Object.entries(passRewardMoves) as [
      PassRewardMove,
      (typeof passRewardMoves)[PassRewardMove],
    ][]) {
      // At the end of a season a reward that is open is missed, and one that waits is handed over: both moves are the clock's.
      const end = move === 'hand_over' || move === 'miss';
      const to = rule.from === from ? rule.to : end && from === 'to_complete' ? 'missed' : from;
      it(`${from}: ${move} leads to ${to}`, async () => {
        const at = await bring(from);
        await does[move](at);
        expect((await seasonOf(at.player))?.tasks[0]?.free.state).toBe(to);
        const given = await server()
          .db.selectFrom('pass_claim')
          .innerJoin('pass_player', 'pass_player.pass_id', 'pass_claim.pass_id')
          .select('claim_id')
          .where('season_id', '=', at.season_id)
          .execute();
        expect(given).toHaveLength(to === 'completed' ? 1 : 0);
      });
    }
  }
});

describe('the end of a season', () => {
  it('gives what was not collected, once, and tells; what is not fulfilled is missed', async () => {
    const { season_id, ends_at } = await start();
    const [player, idle] = [await playerWith(), await playerWith(0)];
    await draw(player, 2);
    await buy(player, season_id);
    await collect(player, season_id, { place: 1, track: 'free' });
    const late = new Date(ends_at.getTime() + 400_000);
    await goTo(late);
    await turnSeasons(server().db, late);
    expect(await handOver(server().db, givePassToy, new Date(ends_at.getTime() + 1_000))).toBe(0);
    expect(await handOver(server().db, givePassToy, late)).toBe(1);
    expect(await handOver(server().db, givePassToy, late)).toBe(0);
    const season = await seasonOf(player);
    expect(season?.tasks.map((task) => passTracks.map((track) => task[track].state))).toEqual([
      ['completed', 'completed'],
      ['completed', 'completed'],
      ...Array.from({ length: 5 }, () => ['missed', 'missed']),
    ]);
    expect((await server().succeed(readWallet, {}, { session: player })).stone).toBe(100 + 300 + 200 + 600);
    const { rows } = await server().succeed(listNotifications, {}, { session: player, lang: 'en' });
    expect(rows.filter(({ title }) => title === 'Test season has ended')).toHaveLength(1);
    expect(
      (await server().succeed(listNotifications, {}, { session: idle })).rows.some(({ title }) =>
        title.includes('Mùa thử'),
      ),
    ).toBe(false);
  });

  it('is told three days and one day before, once each, and not to who has everything', async () => {
    const { season_id, ends_at } = await start();
    const [player, done] = [await playerWith(), await playerWith()];
    await draw(player, 3);
    await draw(done, testDraws[6]);
    await collect(done, season_id);
    const remind = async (daysBefore: number) => {
      const now = new Date(ends_at.getTime() - daysBefore * day);
      await goTo(now);
      await remindOfSeason(server().db, now);
      await remindOfSeason(server().db, now);
      const { rows } = await server().succeed(listNotifications, {}, { session: player, lang: 'en' });
      return rows.flatMap(({ title, body }) => (title.includes('Test season') ? [`${title} ${body}`] : []));
    };
    expect(await remind(3.5)).toEqual([]);
    expect(await remind(2.9)).toEqual([
      expect.stringMatching(/^3 days left: Test season Rewards to receive: 3\. Tasks not done yet: 4\./),
    ]);
    expect(await remind(1.5)).toHaveLength(1);
    expect(await remind(0.9)).toHaveLength(2);
    const { rows } = await server().succeed(listNotifications, {}, { session: done, lang: 'en' });
    expect(rows.some(({ title }) => title.includes('Test season'))).toBe(false);
  });
});
