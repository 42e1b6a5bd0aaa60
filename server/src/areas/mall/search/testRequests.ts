import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['series_id'],
  examples: { '/api/mall/search': { kind: 'product', price_from: 50_000 } },
};
