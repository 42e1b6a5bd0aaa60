import { submitClaim } from '@mcy/api/collection/claims/contract';
import { listParcels, readParcel, receiveParcel } from '@mcy/api/collection/parcels/contract';
import { packParcel, shipParcel } from '@mcy/api/operator/parcels/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { createParcel } from '../parcels/testRequests.ts';

export const testRequests: TestRequests = {
  examples: { '/api/claim/submit': { kind: 'missing', words: 'Thiếu một món.', photos: [] } },
  owned: {
    '/api/claim/list': createParcel,
    '/api/claim/submit': async (server, owner) => {
      const { parcel_id } = await createParcel(server, owner);
      return { parcel_id, item_ids: await receiveAll(server, owner, parcel_id) };
    },
  },
  days: {
    third: async (server, { chi }) => {
      const { rows } = await server.succeed(listParcels, {}, { session: chi });
      const parcel_id = rows[0]?.parcel_id ?? '';
      const [first = ''] = await receiveAll(server, chi, parcel_id);
      const claim = { parcel_id, item_ids: [first], kind: 'missing', words: 'Thiếu một món.', photos: [] } as const;
      await server.succeed(submitClaim, { ...claim, item_ids: [first], photos: [] }, { session: chi });
    },
  },
};

/** Lets a parcel arrive, and returns its toys. */
async function receiveAll(server: TestServer, owner: Owner, parcel_id: string): Promise<string[]> {
  const operator = await registerOperator(server);
  await server.succeed(packParcel, { parcel_id }, { session: operator });
  const shipment = { parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' };
  await server.succeed(shipParcel, shipment, { session: operator });
  await server.succeed(receiveParcel, { parcel_id }, { session: owner });
  const { items } = await server.succeed(readParcel, { parcel_id }, { session: owner });
  return items.map(({ item_id }) => item_id);
}
