import { randomUUID } from 'node:crypto';
import { addAddress } from '@mcy/api/account/addresses/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import * as contract from '@mcy/api/collection/parcels/contract';
import { locales } from '@mcy/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { feeChanged } from './messages.ts';

type Player = Session & { user_id: string };

describe('orders of parcels', () => {
  const provided = provideServer();
  let lan: Player;
  let minh: Player;
  let address_id: string;
  beforeAll(async () => {
    const server = provided();
    [lan, minh] = [await server.registerUser('Lan Phương'), await server.registerUser('Minh Anh')];
    ({ address_id } = await server.succeed(addAddress, testAddress(), { session: lan }));
    await server.recharge(lan, 10_000_000);
  });

  const send = async (item_ids: string[], total: number) =>
    provided().succeed(contract.sendItems, { item_ids, address_id, total }, { session: lan });
  const statesOf = async (item_ids: readonly string[]) => {
    const items = await provided()
      .db.selectFrom('item')
      .select('state')
      .where('item_id', 'in', [...item_ids])
      .execute();
    return [...new Set(items.map(({ state }) => state))];
  };
  const read = (parcel_id: string) => provided().succeed(contract.readParcel, { parcel_id }, { session: lan });

  it('are planned, paid and filled at once: classes apart, three ship free', async () => {
    const server = provided();
    const toys = await giveTestToys(server, lan, { blind_box: 3, free_draw: 1 });
    const before = await provided().balanceOf(lan);
    const { parcels, paid } = await send(toys, 30_000);
    expect(paid).toBe(30_000);
    expect(parcels.map(({ shipping_class, pieces, fee, state }) => ({ shipping_class, pieces, fee, state }))).toEqual([
      { shipping_class: 'blind_box', pieces: 3, fee: 0, state: 'paid' },
      { shipping_class: 'free_draw', pieces: 1, fee: 30_000, state: 'paid' },
    ]);
    expect(await provided().balanceOf(lan)).toBe(before - 30_000);
    expect(await statesOf(toys)).toEqual(['shipping']);
    const detail = await read(parcels[0]?.parcel_id ?? '');
    expect(detail).toMatchObject({
      address: { consignee: 'Nguyễn Minh Anh', phone: '+84912345678' },
      events: [{ event: 'ordered', actor: 'buyer' }],
      carrier: null,
      closes_at: null,
      claims_until: null,
    });
    expect(detail.items.map(({ item_id }) => item_id).toSorted()).toEqual(toys.slice(0, 3).toSorted());
    const { rows } = await server.succeed(contract.listParcels, {}, { session: lan });
    expect(
      rows
        .slice(0, 2)
        .map(({ parcel_id }) => parcel_id)
        .toSorted(),
    ).toEqual(parcels.map(({ parcel_id }) => parcel_id).toSorted());
  });

  it('are ordered only as agreed, by the owner of the toys, to one of their addresses', async () => {
    const server = provided();
    const toys = await giveTestToys(server, lan, { free_draw: 2 });
    const before = await provided().balanceOf(lan);
    const order = { item_ids: toys, address_id, total: 30_000 };
    for (const lang of locales) {
      expect(await server.call(contract.sendItems, { ...order, total: 0 }, { session: lan, lang })).toMatchObject({
        code: 422,
        error: 'fee_changed',
        msg: feeChanged[lang],
      });
    }
    const foreign = (await server.succeed(addAddress, testAddress(), { session: minh })).address_id;
    const refused = [
      [{ ...order, address_id: foreign }, lan, 'address_not_found'],
      [{ ...order, address_id: randomUUID() }, lan, 'address_not_found'],
      [{ ...order, address_id: foreign }, minh, 'item_not_found'],
      [{ ...order, item_ids: [...toys, randomUUID()] }, lan, 'item_not_found'],
      [{ ...order, item_ids: [toys[0] ?? '', toys[0] ?? ''] }, lan, 'wrong_type'],
      [{ ...order, item_ids: [] }, lan, 'required'],
      [{ ...order, total: -1 }, lan, 'too_small'],
    ] as const;
    for (const [request, session, error] of refused) {
      expect(
        await server.call(contract.sendItems, { ...request, item_ids: [...request.item_ids] }, { session }),
      ).toMatchObject({ ok: false, error });
    }
    expect(await statesOf(toys)).toEqual(['held']);
    expect(await provided().balanceOf(lan)).toBe(before);
  });

  it('are refused to somebody who cannot pay or has not agreed, with nothing written', async () => {
    const server = provided();
    const poor = await server.registerUser('Hải Yến');
    const own = (await server.succeed(addAddress, testAddress(), { session: poor })).address_id;
    const item_ids = await giveTestToys(server, poor, { free_draw: 1 });
    const order = { item_ids, address_id: own, total: 30_000 };
    expect(await server.call(contract.sendItems, order, { session: poor })).toMatchObject({
      error: 'insufficient_balance',
    });
    await sql`alter table agreement_acceptance disable trigger refuse_change`.execute(server.db);
    await server.db.deleteFrom('agreement_acceptance').where('user_id', '=', poor.user_id).execute();
    await sql`alter table agreement_acceptance enable trigger refuse_change`.execute(server.db);
    expect(await server.call(contract.sendItems, order, { session: poor })).toMatchObject({
      error: 'agreement_required',
    });
    expect(await statesOf(item_ids)).toEqual(['held']);
    expect((await server.succeed(contract.listParcels, {}, { session: poor })).rows).toEqual([]);
  });

  it('hold no toy of an opening that its player has not seen, and the list does not show it', async () => {
    const server = provided();
    const { pool_id } = await createTestPool(server.db, [1, 999_999], { kind: 'infinite' });
    await server.succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'mine' }, { session: lan });
    const { item_id } = await server.db
      .selectFrom('item')
      .select('item_id')
      .where('pool_id', '=', pool_id)
      .executeTakeFirstOrThrow();
    const listed = await server.succeed(contract.listSendable, { chosen: item_id }, { session: lan });
    expect(listed.rows).toEqual([]);
    const order = { item_ids: [item_id], address_id, total: 30_000 };
    expect(await server.call(contract.sendItems, order, { session: lan })).toMatchObject({ error: 'item_not_found' });
  });

  it('hold what was drawn in an opening, which the list finds by it for nobody but its player', async () => {
    const server = provided();
    const { pool_id } = await createTestPool(server.db, [1, 999_999], { kind: 'infinite' });
    const openOnce = () => server.succeed(openMysteryBox, { pool_id, count: 5, client_seed: 'mine' }, { session: lan });
    const [{ opening }] = [await openOnce(), await openOnce()];
    const { opening_id } = opening;
    await server.succeed(revealOpening, { opening_id }, { session: lan });
    const { rows } = await server.succeed(contract.listSendable, { opening_ids: opening_id }, { session: lan });
    expect(rows.map(({ name }) => name).toSorted()).toEqual(opening.results.map(({ prize }) => prize.name).toSorted());
    const stranger = await server.registerUser('Người lạ');
    const theirs = await server.succeed(contract.listSendable, { opening_ids: opening_id }, { session: stranger });
    expect(theirs.rows).toEqual([]);
  });

  it('are ordered once per key', async () => {
    const server = provided();
    const item_ids = await giveTestToys(server, lan, { free_draw: 3 });
    const before = await provided().balanceOf(lan);
    const options = { session: lan, idempotencyKey: randomUUID() };
    const first = await server.call(contract.sendItems, { item_ids, address_id, total: 0 }, options);
    const second = await server.call(contract.sendItems, { item_ids, address_id, total: 0 }, options);
    expect(first.ok).toBe(true);
    expect(second.text).toBe(first.text);
    expect(await provided().balanceOf(lan)).toBe(before);
  });
});
