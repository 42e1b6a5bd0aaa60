import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = { publicIds: ['product_id'] };
