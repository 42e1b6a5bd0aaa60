import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['variant_id'],
  examples: { '/api/operator/shelves/move': { units: 10, reason: 'Nhập lô tháng 11' } },
};
