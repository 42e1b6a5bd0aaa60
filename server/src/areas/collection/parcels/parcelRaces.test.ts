import { addAddress } from '@mcy/api/account/addresses/contract';
import * as contract from '@mcy/api/collection/parcels/contract';
import * as shop from '@mcy/api/operator/parcels/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { closeParcels } from './closeParcels.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';

describe('parcels, at once on two servers', () => {
  const serverOf = provideTwoServers();
  let lan: Owner;
  let operator: Owner;
  let address_id: string;
  let other_id: string;
  beforeAll(async () => {
    const server = serverOf(0);
    lan = await server.registerUser('Lan Phương');
    operator = await registerOperator(server);
    ({ address_id } = await server.succeed(addAddress, testAddress(), { session: lan }));
    ({ address_id: other_id } = await server.succeed(addAddress, testAddress({ detail: '99 Hai Bà Trưng' }), {
      session: lan,
    }));
    await server.recharge(lan, 10_000_000);
  });
  const balance = async () => await serverOf(0).balanceOf(lan);
  const read = (parcel_id: string) => serverOf(0).succeed(contract.readParcel, { parcel_id }, { session: lan });

  async function newParcel(state: 'paid' | 'shipped'): Promise<{ parcel_id: string; item_id: string }> {
    const server = serverOf(0);
    const item_ids = await giveTestToys(server, lan, { free_draw: 1 });
    const { parcels } = await server.succeed(
      contract.sendItems,
      { item_ids, address_id, total: 30_000 },
      { session: lan },
    );
    const parcel_id = parcels[0]?.parcel_id ?? '';
    if (state === 'shipped') {
      await server.succeed(shop.packParcel, { parcel_id }, { session: operator });
      const shipment = { parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' };
      await server.succeed(shop.shipParcel, shipment, { session: operator });
    }
    return { parcel_id, item_id: item_ids[0] ?? '' };
  }

  it('a toy ordered 10 times goes into one parcel, and one fee is paid', async () => {
    const item_ids = await giveTestToys(serverOf(0), lan, { free_draw: 1 });
    const before = await balance();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        serverOf(turn).call(contract.sendItems, { item_ids, address_id, total: 30_000 }, { session: lan }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance()).toBe(before - 30_000);
  });

  it('a parcel canceled 10 times returns its fee and its toy once', async () => {
    const { parcel_id } = await newParcel('paid');
    const before = await balance();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 3 === 2
          ? serverOf(turn).call(shop.cancelShopParcel, { parcel_id, reason: 'Hết hộp.' }, { session: operator })
          : serverOf(turn).call(contract.cancelParcel, { parcel_id }, { session: lan }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance()).toBe(before + 30_000);
    expect((await read(parcel_id)).events).toHaveLength(2);
  });

  it('a parcel is canceled or packed, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { parcel_id } = await newParcel('paid');
      const before = await balance();
      const [cancelled, packed] = await Promise.all([
        serverOf(round).call(contract.cancelParcel, { parcel_id }, { session: lan }),
        serverOf(round + 1).call(shop.packParcel, { parcel_id }, { session: operator }),
      ]);
      expect(cancelled.ok).not.toBe(packed.ok);
      expect((await read(parcel_id)).state).toBe(cancelled.ok ? 'cancelled' : 'packing');
      expect(await balance()).toBe(before + (cancelled.ok ? 30_000 : 0));
    }
  });

  it('an address changes before a parcel is packed, or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const { parcel_id } = await newParcel('paid');
      const [changed, packed] = await Promise.all([
        serverOf(round).call(contract.changeParcelAddress, { parcel_id, address_id: other_id }, { session: lan }),
        serverOf(round + 1).call(shop.packParcel, { parcel_id }, { session: operator }),
      ]);
      expect(packed.ok).toBe(true);
      const { address, events } = await read(parcel_id);
      expect(address.detail).toBe(changed.ok ? '99 Hai Bà Trưng' : '12 Lê Lợi');
      expect(events[0]?.event).toBe('pack');
    }
  });

  it('a parcel is confirmed by its player or by itself, once, also when both servers close it', async () => {
    for (let round = 0; round < 3; round++) {
      const { parcel_id } = await newParcel('shipped');
      const { closes_at } = await read(parcel_id);
      const due = new Date(closes_at ?? '');
      const [confirmed, ...closed] = await Promise.all([
        serverOf(round).call(contract.receiveParcel, { parcel_id }, { session: lan }),
        closeParcels(serverOf(0).db, due),
        closeParcels(serverOf(1).db, due),
      ]);
      const byItself = closed.reduce((sum, count) => sum + count, 0);
      expect(byItself + (confirmed.ok ? 1 : 0)).toBe(1);
      const { state, events } = await read(parcel_id);
      expect(state).toBe('received');
      expect(events.filter(({ event }) => event === 'receive')).toHaveLength(1);
    }
  });
});
