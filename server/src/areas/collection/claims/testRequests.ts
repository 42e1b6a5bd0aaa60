import type { TestRequests } from '../../../testing/TestRequests.ts';
import { createTestParcel } from '../../../testing/createTestParcel.ts';

export const testRequests: TestRequests = {
  examples: { '/api/claim/submit': { kind: 'missing', words: 'Thiếu một món.', photos: [] } },
  owned: {
    '/api/claim/list': async (server, owner) => {
      const { parcel_id } = await createTestParcel(server, owner, 'paid');
      return { parcel_id };
    },
    '/api/claim/submit': (server, owner) => createTestParcel(server, owner, 'received'),
  },
  // Its rows of a kept database come with the parcels'.
};
