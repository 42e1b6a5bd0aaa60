import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  examples: {
    '/api/operator/parcel/ship': { carrier: 'GHN', tracking_number: 'GHN-123456' },
    '/api/operator/parcel/ship_many': { lines: '100001,GHN,GHN-123456' },
  },
};
