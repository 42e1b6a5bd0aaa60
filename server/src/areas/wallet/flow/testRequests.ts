import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  routes: { 'GET /api/wallet/flow.csv': 'whoever has an address that is signed' },
};
