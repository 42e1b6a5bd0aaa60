import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  examples: { '/api/operator/pools/prize_add': { tier: 'A' } },
};
