import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  examples: {
    '/api/operator/order/ship': { carrier: 'GHN', tracking_number: 'GHN-123456' },
    '/api/operator/order/ship_many': { lines: '100001,GHN,GHN-123456' },
  },
};
