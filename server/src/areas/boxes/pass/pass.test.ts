import { randomUUID } from 'node:crypto';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { collectPassRewards, readPass } from '@mcy/api/boxes/pass/contract';
import { listToys } from '@mcy/api/collection/items/contract';
import { listCoupons } from '@mcy/api/coupons/tickets/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { readSpending, setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addTestUnits } from '../../../testing/addTestUnits.ts';
import { createTestSeason } from '../../../testing/createTestSeason.ts';
import { providePass } from '../../../testing/providePass.ts';

const { server, pool, goTo, playerWith, draw, seasonOf, collect, buy, start } = providePass();
const day = 86_400_000;

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
      const order = { pool_id: pool(), count: 1, client_seed: 'edge' } as const;
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
    expect(await server().balanceOf(player)).toBe(81_000);
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
    expect(await server().balanceOf(player)).toBe(200_000);
    expect((await seasonOf(player))?.paid).toBe(false);
  });
});
