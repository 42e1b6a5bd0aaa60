import { randomUUID } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { decompose } from '@mcy/api/collection/decomposing/contract';
import { stonesOfAll } from '@mcy/api/collection/decomposing/rules';
import { readBoxStock } from '@mcy/api/collection/stock/contract';
import { decideClaim } from '@mcy/api/operator/claims/contract';
import { cancelShopParcel } from '@mcy/api/operator/parcels/contract';
import {
  correctUnits,
  listStock,
  listStockMovements,
  readToyStock,
  receiveUnits,
} from '@mcy/api/operator/stock/contract';
import { submitClaim } from '@mcy/api/collection/claims/contract';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestParcel } from '../../../testing/createTestParcel.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { putOnSale } from '../../boxes/pools/putOnSale.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { restockReserves } from './restockReserves.ts';

const provided = provideServer();
const now = new Date('2026-11-23T03:00:00Z');

async function begin() {
  const server = provided();
  await seedBoxes(server.db, new Date('2026-11-21T03:00:00Z'));
  const player = await server.playerWith(5_000_000);
  return { ...server, server, player };
}

async function countsOf(toy_id: string) {
  const { db } = provided();
  return db
    .selectFrom('stock')
    .select(['on_hand', 'promised', 'free'])
    .where('toy_id', '=', toy_id)
    .executeTakeFirstOrThrow();
}

async function toyOf(item_id: string) {
  const { db } = provided();
  const { toy_id } = await db
    .selectFrom('item')
    .select('toy_id')
    .where('item_id', '=', item_id)
    .executeTakeFirstOrThrow();
  return toy_id;
}

it('holds a unit for every ticket and the bonus of a finite box, and a draw moves nothing', async () => {
  const { db, succeed, player } = await begin();
  const { pool_id } = await createTestPool(db, [1, 4]);
  const before = await succeed(readBoxStock, { pool_id });
  expect(before).toMatchObject({ supply: 'finite', covered: 5 });
  expect(before.rows.map(({ left, held }) => ({ left, held }))).toEqual([
    { left: 1, held: 1 },
    { left: 4, held: 4 },
    { left: 1, held: 1 },
  ]);
  const movements = () => db.selectFrom('stock_movement').select('movement_id').execute();
  const moved = await movements();
  await succeed(openMysteryBox, { pool_id, count: 'all', client_seed: 'mine' }, { session: player });
  expect(await movements()).toEqual(moved);
  const after = await succeed(readBoxStock, { pool_id });
  expect(after.rows.map(({ left, held }) => [left, held])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

it('puts no box on sale whose prizes have too few units', async () => {
  const { db } = await begin();
  const { toy_id, series_id, free } = await db
    .selectFrom('stock')
    .innerJoin('toy', 'toy.toy_id', 'stock.toy_id')
    .select(['stock.toy_id', 'series_id', 'free'])
    .orderBy('free', 'desc')
    .executeTakeFirstOrThrow();
  const name = { vn: 'Hộp thử', zh: '测试箱', en: 'Test box' };
  const sell = (weight: number) =>
    inTransaction(db, (transaction) => {
      const prize = { prize_id: randomUUID(), toy_id, tier: 'A', rarity: 'common', weight } as const;
      const shown = { position: 1_000, kind: 'ichiban', name, description: name, image: '', price: 10_000 } as const;
      return putOnSale(transaction, { pool_id: randomUUID(), series_id, odds: [prize], ...shown }, now);
    });
  await expect(sell(free + 1)).rejects.toThrow('units_cover_promises');
  await expect(sell(free)).resolves.toBe(true);
  expect(await countsOf(toy_id)).toMatchObject({ free: 0 });
  await expect(sell(1)).rejects.toThrow('units_cover_promises');
});

it('sells no draw of an infinite box that its units might not cover, until it is restocked', async () => {
  const { db, succeed, call, player } = await begin();
  const { pool_id, prize_ids } = await createTestPool(db, [500_000, 500_000], { kind: 'infinite', reserve_draws: 1 });
  expect(await succeed(readBoxStock, { pool_id })).toMatchObject({ covered: 50, rows: [{ held: 50 }, { held: 50 }] });
  let drawn = 0;
  for (;;) {
    const order = { pool_id, count: 10, client_seed: `mine${drawn}` } as const;
    const answer = await call(openMysteryBox, order, { session: player });
    if (!answer.ok) {
      expect(answer).toMatchObject({ code: 422, error: 'restocking' });
      break;
    }
    await succeed(revealOpening, { opening_id: answer.data.opening.opening_id }, { session: player });
    drawn += 10;
  }
  // Fifty units of each are enough for more than fifty draws: what is covered was counted again.
  expect(drawn).toBeGreaterThan(50);
  const { covered } = await succeed(readBoxStock, { pool_id });
  expect(covered).toBeLessThan(10);
  await Promise.all([restockReserves(db, now), restockReserves(db, now)]);
  const filled = await succeed(readBoxStock, { pool_id });
  expect(filled.rows.map(({ held }) => held).toSorted((one, other) => one - other)[0]).toBeGreaterThanOrEqual(25);
  const promised = await db
    .selectFrom('stock_movement')
    .select('movement_id')
    .where('prize_id', '=', prize_ids[0] ?? '')
    .execute();
  expect(promised.length).toBeLessThanOrEqual(2);
  await succeed(openMysteryBox, { pool_id, count: 10, client_seed: 'again' }, { session: player });
});

it('frees the unit of a decomposed toy', async () => {
  const { server, succeed, db, player } = await begin();
  const [item_id = ''] = await giveTestToys(server, player, { blind_box: 1 });
  const toy_id = await toyOf(item_id);
  const { value } = await db.selectFrom('toy').select('value').where('toy_id', '=', toy_id).executeTakeFirstOrThrow();
  const before = await countsOf(toy_id);
  await succeed(decompose, { item_ids: [item_id], stones: stonesOfAll([value]) }, { session: player });
  expect(await countsOf(toy_id)).toEqual({ ...before, promised: before.promised - 1, free: before.free + 1 });
});

it('takes the units of a parcel out as it ships, and counts them back when the carrier brings it back', async () => {
  const { server, succeed, player } = await begin();
  const operator = await registerOperator(server);
  const { parcel_id, item_ids } = await createTestParcel(server, player, 'shipped');
  const toy_id = await toyOf(item_ids[0] ?? '');
  const { rows } = await succeed(listStockMovements, { toy_id }, { session: operator });
  expect(rows[0]).toMatchObject({ kind: 'ship', on_hand: -3, promised: -3 });
  const out = await countsOf(toy_id);
  await succeed(cancelShopParcel, { parcel_id, reason: 'Không có người nhận' }, { session: operator });
  expect(await countsOf(toy_id)).toEqual({ on_hand: out.on_hand + 3, promised: out.promised + 3, free: out.free });
});

it('promises a unit again for a claimed toy, and refuses a replacement that the warehouse does not have', async () => {
  const { server, succeed, call, player } = await begin();
  const operator = await registerOperator(server);
  const { parcel_id, item_ids } = await createTestParcel(server, player, 'received');
  const toy_id = await toyOf(item_ids[0] ?? '');
  const claim = { parcel_id, item_ids: item_ids.slice(0, 1), kind: 'missing' as const, words: 'Thiếu', photos: [] };
  const { claim_id } = await succeed(submitClaim, claim, { session: player });
  const { on_hand, promised } = await countsOf(toy_id);
  const counted = { toy_id, counted: promised, seen: on_hand, reason: 'Kiểm kho' };
  await succeed(correctUnits, counted, { session: operator });
  const decision = { claim_id, decision: 'replacement', reason: null } as const;
  expect(await call(decideClaim, decision, { session: operator })).toMatchObject({ code: 422, error: 'units_short' });
  await succeed(receiveUnits, { toy_id, units: 1, reason: 'Hàng thay thế' }, { session: operator });
  await succeed(decideClaim, decision, { session: operator });
  expect(await countsOf(toy_id)).toEqual({ on_hand: promised + 1, promised: promised + 1, free: 0 });
});

it('receives and corrects units with a reason, and lists the scarcest toys first', async () => {
  const { server, succeed, call, db, player } = await begin();
  const operator = await registerOperator(server, ['catalogue']);
  const [item_id = ''] = await giveTestToys(server, player, { blind_box: 1 });
  const toy_id = await toyOf(item_id);
  const before = await countsOf(toy_id);
  const received = await succeed(receiveUnits, { toy_id, units: 7, reason: 'Lô 11' }, { session: operator });
  expect(received).toMatchObject({ on_hand: before.on_hand + 7, free: before.free + 7 });
  const held = received.boxes.reduce((sum, box) => sum + box.held, 0);
  expect(held + received.of_players).toBe(received.promised);
  const seen = received.on_hand;
  const correct = (counted: number, shown = seen) =>
    call(correctUnits, { toy_id, counted, seen: shown, reason: 'Kiểm kho' }, { session: operator });
  expect(await correct(seen, seen - 7)).toMatchObject({ error: 'stock_changed' });
  expect(await correct(received.promised - 1)).toMatchObject({ error: 'units_promised', field: 'counted' });
  expect(await correct(seen - 2)).toMatchObject({ ok: true, data: { on_hand: seen - 2 } });
  const { rows } = await succeed(listStockMovements, { toy_id, limit: 2 }, { session: operator });
  expect(rows).toMatchObject([
    { kind: 'correct', on_hand: -2, reason: 'Kiểm kho' },
    { kind: 'receive', on_hand: 7, reason: 'Lô 11' },
  ]);
  const all = await succeed(listStock, { shown: 'all', limit: 5 }, { session: operator });
  const free = all.rows.map((row) => row.free);
  expect(free).toEqual(free.toSorted((one, other) => one - other));
  const next = await succeed(
    listStock,
    { shown: 'all', limit: 5, cursor: all.next_cursor ?? '' },
    { session: operator },
  );
  expect(next.rows[0]?.free).toBeGreaterThanOrEqual(free.at(-1) ?? 0);
  expect(await call(readToyStock, { toy_id: player.user_id }, { session: operator })).toMatchObject({
    error: 'toy_not_found',
  });
  const actions = await db
    .selectFrom('operator_log')
    .select('action')
    .where('subject_id', '=', toy_id)
    .orderBy('log_id')
    .execute();
  expect(actions.slice(-2).map(({ action }) => action)).toEqual(['stock_receive', 'stock_correct']);
});
