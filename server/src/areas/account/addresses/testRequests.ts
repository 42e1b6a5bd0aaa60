import { addAddress } from '@mcy/api/account/addresses/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { testAddress } from './testAddress.ts';

export const testRequests: TestRequests = {
  examples: { '/api/address/add': testAddress(), '/api/address/edit': testAddress() },
  owned: {
    '/api/address/detail': createAddress,
    '/api/address/edit': createAddress,
    '/api/address/remove': createAddress,
    '/api/address/setDefault': createAddress,
  },
};

async function createAddress(server: TestServer, session: Owner) {
  const { address_id } = await server.succeed(addAddress, testAddress(), { session });
  return { address_id };
}
