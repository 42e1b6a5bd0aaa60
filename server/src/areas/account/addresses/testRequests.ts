import { addAddress } from '@mcy/api/account/addresses/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { testAddress } from '../../../testing/testAddress.ts';

export const testRequests: TestRequests = {
  examples: { '/api/address/add': testAddress(), '/api/address/edit': testAddress() },
  owned: {
    '/api/address/detail': createAddress,
    '/api/address/edit': createAddress,
    '/api/address/remove': createAddress,
    '/api/address/setDefault': createAddress,
  },
  days: {
    third: async ({ succeed }, { an }) => {
      const address = { consignee: 'Nguyễn Minh An', phone: '0912 345 678', detail: '12 Lê Lợi', is_default: false };
      const area = { province_code: '79', ward_code: '26743' };
      await succeed(addAddress, { ...address, area, position: null }, { session: an });
      const position = { latitude: 10.7726, longitude: 106.698 };
      await succeed(addAddress, { ...address, area, position }, { session: an });
    },
  },
};

async function createAddress(server: TestServer, session: Owner) {
  const { address_id } = await server.succeed(addAddress, testAddress(), { session });
  return { address_id };
}
