import { addAddress } from '@mcy/api/account/addresses/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { submitClaim } from '@mcy/api/collection/claims/contract';
import { listSendable, receiveParcel, sendItems } from '@mcy/api/collection/parcels/contract';
import { packParcel, shipParcel } from '@mcy/api/operator/parcels/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { createTestParcel } from '../../../testing/createTestParcel.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';

export const testRequests: TestRequests = {
  // A filter of the caller's own toys: it finds nothing in another's opening.
  publicIds: ['opening_ids'],
  owned: {
    '/api/bag/send': async (server, owner) => {
      const { address_id } = await server.succeed(addAddress, testAddress(), { session: owner });
      return { item_ids: await giveTestToys(server, owner, { free_draw: 3 }), address_id, total: 0 };
    },
    '/api/parcel/detail': paid,
    '/api/parcel/cancel': paid,
    '/api/parcel/address': async (server, owner) => {
      const { address_id } = await server.succeed(addAddress, testAddress(), { session: owner });
      return { ...(await paid(server, owner)), address_id };
    },
    '/api/parcel/receive': async (server, owner) => {
      const { parcel_id } = await createTestParcel(server, owner, 'shipped');
      return { parcel_id };
    },
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
      const { parcels } = await succeed(sendItems, { item_ids, address_id, total: 0 }, { session: chi });
      const parcel_id = parcels[0]?.parcel_id ?? '';
      const session = await registerOperator(server);
      await succeed(packParcel, { parcel_id }, { session });
      await succeed(shipParcel, { parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' }, { session });
      await succeed(receiveParcel, { parcel_id }, { session: chi });
      const claim = { parcel_id, kind: 'missing', words: 'Thiếu một món.' } as const;
      await succeed(submitClaim, { ...claim, item_ids: item_ids.slice(0, 1), photos: [] }, { session: chi });
    },
  },
};

async function paid(server: TestServer, owner: Owner): Promise<{ parcel_id: string }> {
  const { parcel_id } = await createTestParcel(server, owner, 'paid');
  return { parcel_id };
}
