import { giveToys } from '@mcy/api/collection/gifts/contract';
import { readParcel } from '@mcy/api/collection/parcels/contract';
import { listWaitingWork } from '@mcy/api/operator/desk/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { expireGifts } from '../../areas/collection/gifts/expireGifts.ts';
import { closeParcels } from '../../areas/collection/parcels/closeParcels.ts';
import { createTestParcel } from '../../testing/createTestParcel.ts';
import { giveTestToys } from '../../testing/giveTestToys.ts';
import { provideServer } from '../../testing/provideServer.ts';
import type { Owner } from '../../testing/TestRequests.ts';
import { registerOperator } from '../../testing/testIdentity.ts';

const server = provideServer();
const later = new Date(Date.now() + 40 * 86_400_000);
let player: Owner;
let operator: Owner;
beforeAll(async () => {
  [player, operator] = [await server().registerUser(), await registerOperator(server(), [])];
});

/** Whatever updates the row fails, until the returned function is called. */
async function breakRow(table: 'parcel' | 'gift', id: string): Promise<() => Promise<unknown>> {
  const { db } = server();
  await sql`create or replace function break_row() returns trigger language plpgsql as $$
    begin raise exception 'broken, on purpose'; end $$`.execute(db);
  const column = sql.ref(`old.${table}_id`);
  await sql`create trigger break_row before update on ${sql.table(table)}
    for each row when (${column} = ${sql.lit(id)}) execute function break_row()`.execute(db);
  return () => sql`drop trigger break_row on ${sql.table(table)}`.execute(db);
}

const failing = async () => (await server().succeed(listWaitingWork, {}, { session: operator })).failing;

it('a parcel that cannot be closed stops no other, is seen on the desk, and is closed once it can be', async () => {
  const { db, succeed } = server();
  const stuck = await createTestParcel(server(), player, 'shipped');
  const fine = await createTestParcel(server(), player, 'shipped');
  const mend = await breakRow('parcel', stuck.parcel_id);
  const stateOf = async ({ parcel_id }: { parcel_id: string }) =>
    (await succeed(readParcel, { parcel_id }, { session: player })).state;
  await expect(closeParcels(db, later)).rejects.toThrow('1 rows failed, 1 were done');
  expect([await stateOf(stuck), await stateOf(fine)]).toEqual(['shipped', 'received']);
  expect(await failing()).toEqual([{ job: 'parcels received by themselves', count: 1, since: later.toISOString() }]);
  await mend();
  expect(await closeParcels(db, later)).toBe(1);
  expect(await stateOf(stuck)).toBe('received');
  expect(await failing()).toEqual([]);
});

it('a gift that cannot come back stops no other, and a failure that is over is forgotten', async () => {
  const { db, succeed } = server();
  const gifts: string[] = [];
  for (let given = 0; given < 2; given++) {
    const item_ids = await giveTestToys(server(), player, { free_draw: 1 });
    gifts.push((await succeed(giveToys, { item_ids }, { session: player })).gift_id);
  }
  const [stuck = '', fine = ''] = gifts;
  const mend = await breakRow('gift', stuck);
  const stateOf = async (gift_id: string) =>
    (await db.selectFrom('gift').select('state').where('gift_id', '=', gift_id).executeTakeFirstOrThrow()).state;
  await expect(expireGifts(db, later)).rejects.toThrow('1 rows failed, 1 were done');
  expect([await stateOf(stuck), await stateOf(fine)]).toEqual(['open', 'expired']);
  expect(await failing()).toMatchObject([{ job: 'gifts that come back', count: 1 }]);
  await mend();
  await expireGifts(db, later);
  expect(await failing()).toEqual([]);
});
