import { addAddress } from '@mcy/api/account/addresses/contract';
import { receiveParcel, sendItems } from '@mcy/api/collection/parcels/contract';
import { packParcel, shipParcel } from '@mcy/api/operator/parcels/contract';
import type { Owner } from './TestRequests.ts';
import type { TestServer } from './startTestServer.ts';
import { registerOperator } from './testIdentity.ts';
import { testAddress } from './testAddress.ts';
import { giveTestToys } from './giveTestToys.ts';

/** A player's parcel of three toys, brought to a state by an operator of its own. */
export async function createTestParcel(
  server: TestServer,
  owner: Owner,
  state: 'paid' | 'shipped' | 'received',
): Promise<{ parcel_id: string; item_ids: string[] }> {
  const { succeed } = server;
  const { address_id } = await succeed(addAddress, testAddress(), { session: owner });
  const item_ids = await giveTestToys(server, owner, { free_draw: 3 });
  const { parcels } = await succeed(sendItems, { item_ids, address_id, total: 0 }, { session: owner });
  const parcel_id = parcels[0]?.parcel_id ?? '';
  if (state === 'paid') return { parcel_id, item_ids };
  const operator = await registerOperator(server);
  await succeed(packParcel, { parcel_id }, { session: operator });
  const shipment = { parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' };
  await succeed(shipParcel, shipment, { session: operator });
  if (state === 'received') await succeed(receiveParcel, { parcel_id }, { session: owner });
  return { parcel_id, item_ids };
}
