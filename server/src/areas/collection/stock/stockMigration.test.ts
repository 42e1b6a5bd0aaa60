import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { decompose } from '@mcy/api/collection/decomposing/contract';
import { stonesOfAll } from '@mcy/api/collection/decomposing/rules';
import { readBoxStock } from '@mcy/api/collection/stock/contract';
import { cancelShopParcel, packParcel, shipParcel } from '@mcy/api/operator/parcels/contract';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { createTestParcel } from '../../../testing/createTestParcel.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { stock } from '../migrations/0039_stock.ts';

const provided = provideServer();
const migration: Migration = stock;

it('counts what a shop from before owes: its pools, and toys that have not left the warehouse', async () => {
  const server = provided();
  const { db, succeed } = server;
  await seedBoxes(db, new Date('2026-11-21T03:00:00Z'));
  const player = await server.playerWith(5_000_000);
  const { pool_id } = await createTestPool(db, [1, 9]);
  await succeed(openMysteryBox, { pool_id, count: 5, client_seed: 'mine' }, { session: player });
  const soldOut = await createTestPool(db, [1, 1]);
  await succeed(openMysteryBox, { pool_id: soldOut.pool_id, count: 'all', client_seed: 'mine' }, { session: player });
  const [item_id = ''] = await giveTestToys(server, player, { blind_box: 5 });
  const { value } = await db
    .selectFrom('item')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .select('value')
    .where('item_id', '=', item_id)
    .executeTakeFirstOrThrow();
  await succeed(decompose, { item_ids: [item_id], stones: stonesOfAll([value]) }, { session: player });
  const paid = await createTestParcel(server, player, 'paid');
  const shipped = await createTestParcel(server, player, 'shipped');
  await createTestParcel(server, player, 'received');

  await db.transaction().execute(async (transaction) => {
    await forgetStock().execute(transaction);
    await migration.up(transaction);
  });
  expect(await auditDatabase(db)).toEqual([]);
  const { rows } = await succeed(readBoxStock, { pool_id });
  expect(rows.map(({ left, held }) => left === held)).toEqual([true, true, true]);
  // Nothing is free: an operator counts what else there is.
  const free = await db.selectFrom('stock').select('free').distinct().execute();
  expect(free).toEqual([{ free: 0 }]);

  // What began before goes on.
  const session = await registerOperator(server);
  await succeed(packParcel, { parcel_id: paid.parcel_id }, { session });
  const shipment = { parcel_id: paid.parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' };
  await succeed(shipParcel, shipment, { session });
  await succeed(cancelShopParcel, { parcel_id: shipped.parcel_id, reason: 'Không có người nhận' }, { session });
  await succeed(openMysteryBox, { pool_id, count: 'all', client_seed: 'mine' }, { session: player });
});

/** Takes everything away that the migration makes. */
function forgetStock() {
  return sql`
    drop trigger promise_units on pool;
    drop trigger ship_units on parcel;
    drop trigger move_units on item_move;
    drop trigger promise_made_item on item;
    drop trigger open_stock on toy;
    drop table stock_movement, prize_units, stock;
    drop function promise_units, ship_units, move_units, promise_made_item, open_stock, count_stock, units_needed, backed_until;
    alter table pool drop column backed_until, drop column reserve_draws`;
}
