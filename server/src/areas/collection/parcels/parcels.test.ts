import { addAddress } from '@mcy/api/account/addresses/contract';
import * as contract from '@mcy/api/collection/parcels/contract';
import { type ParcelAction, type ParcelState, parcelStates, parcelSteps } from '@mcy/api/collection/parcels/words';
import * as shop from '@mcy/api/operator/parcels/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { closeParcels } from './closeParcels.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { parcelMovedOn, parcelNotFound } from './messages.ts';

type Player = Session & { user_id: string };

const shipment = { carrier: 'GHN', tracking_number: 'GHN-123456' };

describe('parcels', () => {
  const provided = provideServer();
  let lan: Player;
  let minh: Player;
  let operator: Player;
  let address_id: string;
  beforeAll(async () => {
    const server = provided();
    [lan, minh] = [await server.registerUser('Lan Phương'), await server.registerUser('Minh Anh')];
    operator = await registerOperator(server);
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

  const steps: Record<ParcelAction, (parcel_id: string) => Promise<unknown>> = {
    change_address: (parcel_id) =>
      provided().call(contract.changeParcelAddress, { parcel_id, address_id }, { session: lan }),
    cancel: (parcel_id) => provided().call(contract.cancelParcel, { parcel_id }, { session: lan }),
    pack: (parcel_id) => provided().call(shop.packParcel, { parcel_id }, { session: operator }),
    ship: (parcel_id) => provided().call(shop.shipParcel, { parcel_id, ...shipment }, { session: operator }),
    track: (parcel_id) =>
      provided().call(shop.trackParcel, { parcel_id, event: 'in_transit', note: 'Hà Nội' }, { session: operator }),
    receive: (parcel_id) => provided().call(contract.receiveParcel, { parcel_id }, { session: lan }),
  };
  const operatorCancels = (parcel_id: string) =>
    provided().call(shop.cancelShopParcel, { parcel_id, reason: 'Hàng bị trả lại.' }, { session: operator });
  const ways: Record<ParcelState, readonly ParcelAction[]> = {
    paid: [],
    packing: ['pack'],
    shipped: ['pack', 'ship'],
    received: ['pack', 'ship', 'receive'],
    cancelled: ['cancel'],
  };
  /** A parcel of one toy, brought to a state. */
  async function parcelIn(state: ParcelState): Promise<{ parcel_id: string; item_ids: string[] }> {
    const item_ids = await giveTestToys(provided(), lan, { free_draw: 1 });
    const { parcels } = await send(item_ids, 30_000);
    const parcel_id = parcels[0]?.parcel_id ?? '';
    for (const action of ways[state]) await steps[action](parcel_id);
    expect((await read(parcel_id)).state).toBe(state);
    return { parcel_id, item_ids };
  }

  const cases = parcelStates.flatMap((state) =>
    (Object.keys(steps) as ParcelAction[]).map((action) => ({
      state,
      action,
      to: parcelSteps.find(
        (step) => step.from === state && step.action === action && (step.actor !== 'operator' || action !== 'cancel'),
      )?.to,
    })),
  );
  it.each(cases)('$state, $action', async ({ state, action, to }) => {
    const { parcel_id, item_ids } = await parcelIn(state);
    const [before, toysBefore] = [await read(parcel_id), await statesOf(item_ids)];
    // The buyer's own way to cancel is only the first of them.
    const expected = action === 'cancel' && state !== 'paid' ? undefined : to;
    const answer = await steps[action](parcel_id);
    if (expected === undefined) {
      expect(answer).toMatchObject({ code: 422, error: 'parcel_moved_on', msg: parcelMovedOn.en });
      expect(await read(parcel_id)).toEqual(before);
      expect(await statesOf(item_ids)).toEqual(toysBefore);
      return;
    }
    expect(answer).toMatchObject({ ok: true });
    expect(await read(parcel_id)).toMatchObject({ state: expected });
  });

  it.each(parcelStates)('%s, an operator cancels', async (state) => {
    const { parcel_id, item_ids } = await parcelIn(state);
    const before = await provided().balanceOf(lan);
    const allowed = parcelSteps.some(
      ({ from, action, actor }) => from === state && action === 'cancel' && actor === 'operator',
    );
    const answer = await operatorCancels(parcel_id);
    expect(answer.ok).toBe(allowed);
    if (!allowed) return;
    expect(await read(parcel_id)).toMatchObject({
      state: 'cancelled',
      closes_at: null,
      events: [
        { event: 'cancel', actor: 'operator', note: 'Hàng bị trả lại.' },
        ...Array.from({ length: ways[state].length + 1 }, () => ({})),
      ],
    });
    expect(await statesOf(item_ids)).toEqual(['held']);
    expect(await provided().balanceOf(lan)).toBe(before + 30_000);
  });

  it('return fee and toys when canceled, and the toys can be sent again', async () => {
    const { parcel_id, item_ids } = await parcelIn('paid');
    const before = await provided().balanceOf(lan);
    await steps.cancel(parcel_id);
    expect(await provided().balanceOf(lan)).toBe(before + 30_000);
    expect(await statesOf(item_ids)).toEqual(['held']);
    await send(item_ids, 30_000);
    expect(await statesOf(item_ids)).toEqual(['shipping']);
  });

  it('count as received by themselves after 15 working days, once', async () => {
    const server = provided();
    const { parcel_id, item_ids } = await parcelIn('shipped');
    const { closes_at } = await read(parcel_id);
    const due = new Date(closes_at ?? '');
    expect(due.getTime() - Date.now()).toBeGreaterThan(15 * 86_400_000);
    await closeParcels(server.db, new Date(due.getTime() - 1));
    expect((await read(parcel_id)).state).toBe('shipped');
    await closeParcels(server.db, due);
    expect(await closeParcels(server.db, due)).toBe(0);
    expect(await read(parcel_id)).toMatchObject({
      state: 'received',
      events: [{ event: 'receive', actor: 'shop' }, {}, {}, {}],
    });
    expect(await statesOf(item_ids)).toEqual(['delivered']);
  });

  it('are shown and moved by their own player alone', async () => {
    const server = provided();
    const { parcel_id } = await parcelIn('shipped');
    for (const call of [contract.readParcel, contract.cancelParcel, contract.receiveParcel] as const) {
      expect(await server.call(call, { parcel_id }, { session: minh })).toMatchObject({
        code: 404,
        error: 'parcel_not_found',
        msg: parcelNotFound.en,
      });
    }
  });

  it('are shipped by lines, and each bad line has its sentence', async () => {
    const server = provided();
    const [first, second, third] = [await parcelIn('packing'), await parcelIn('packing'), await parcelIn('paid')];
    const [one, two, three] = await Promise.all(
      [first, second, third].map(async ({ parcel_id }) => (await read(parcel_id)).number),
    );
    const lines = [
      'number,carrier,tracking',
      `${one},GHN,GHN-000001`,
      `${two},Viettel Post,VTP-00002`,
      `${three},GHN,GHN-000003`,
      '9999999,GHN,GHN-000004',
      `${one},GHN,GHN-000005`,
      'nonsense',
    ].join('\n');
    const answer = await server.succeed(shop.shipParcels, { lines }, { session: operator, lang: 'en' });
    expect(answer).toEqual({
      shipped: 2,
      refused: [
        { line: 4, reason: 'This parcel isn’t being packed, so it can’t be shipped.' },
        { line: 5, reason: 'No parcel has this number.' },
        { line: 6, reason: 'An earlier line already has this parcel.' },
        { line: 7, reason: 'Each line needs three columns: parcel number, carrier, tracking number.' },
      ],
    });
    expect(await read(first.parcel_id)).toMatchObject({ state: 'shipped', tracking_number: 'GHN-000001' });
    expect((await read(third.parcel_id)).state).toBe('paid');
    const logged = await server.db
      .selectFrom('operator_log')
      .select('action')
      .where('subject_id', '=', first.parcel_id)
      .orderBy('log_id')
      .execute();
    expect(logged.map(({ action }) => action)).toEqual(['parcel_pack', 'parcel_ship']);
  });

  it('hold one class and keep it, by the database itself', async () => {
    const { db } = provided();
    const { parcel_id } = await parcelIn('paid');
    const [blind = ''] = await giveTestToys(provided(), lan, { blind_box: 1 });
    await expect(
      sql`insert into parcel_item (parcel_id, position, item_id) values (${parcel_id}, 2, ${blind})`.execute(db),
    ).rejects.toThrow('travels apart');
    await expect(sql`update parcel set fee = 0 where parcel_id = ${parcel_id}`.execute(db)).rejects.toThrow(
      'keeps what is in it',
    );
  });
});
