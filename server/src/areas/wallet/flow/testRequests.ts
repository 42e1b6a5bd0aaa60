import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  routes: { 'GET /api/wallet/flow.csv': 'anyone who has a signed address' },
};
