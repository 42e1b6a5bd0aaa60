import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = { publicIds: ['series_id', 'pool_id', 'pool_ids', 'prize_id'] };
