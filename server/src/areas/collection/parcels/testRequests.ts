import { addAddress } from '@mcy/api/account/addresses/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { listSendable, sendItems } from '@mcy/api/collection/parcels/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { testAddress } from '../../account/addresses/testAddress.ts';
import { giveTestToys } from './giveTestToys.ts';

export const testRequests: TestRequests = {
  owned: {
    '/api/bag/send': async (server, owner) => {
      const { address_id } = await server.succeed(addAddress, testAddress(), { session: owner });
      return { item_ids: await giveTestToys(server, owner, { free_draw: 3 }), address_id, total: 0 };
    },
    '/api/parcel/detail': createParcel,
    '/api/parcel/cancel': createParcel,
    '/api/parcel/address': async (server, owner) => {
      const { parcel_id } = await createParcel(server, owner);
      const { address_id } = await server.succeed(addAddress, testAddress(), { session: owner });
      return { parcel_id, address_id };
    },
    '/api/parcel/receive': createParcel,
  },
  days: {
    third: async (server, { chi }) => {
      const { succeed } = server;
      const { address_id } = await succeed(addAddress, testAddress(), { session: chi });
      const { rows } = await succeed(listPools, {}, { session: chi });
      const pool_id = rows.find(({ remaining }) => remaining === null)?.pool_id ?? '';
      const { opening } = await succeed(openMysteryBox, { pool_id, count: 5, client_seed: 'mine' }, { session: chi });
      await succeed(revealOpening, { opening_id: opening.opening_id }, { session: chi });
      const toys = await succeed(listSendable, { limit: 3 }, { session: chi });
      const item_ids = toys.rows.map(({ item_id }) => item_id);
      await succeed(sendItems, { item_ids, address_id, total: 0 }, { session: chi });
    },
  },
};

export async function createParcel(server: TestServer, owner: Owner): Promise<{ parcel_id: string }> {
  const { address_id } = await server.succeed(addAddress, testAddress(), { session: owner });
  const item_ids = await giveTestToys(server, owner, { free_draw: 3 });
  const { parcels } = await server.succeed(sendItems, { item_ids, address_id, total: 0 }, { session: owner });
  return { parcel_id: parcels[0]?.parcel_id ?? '' };
}
