import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['toy_id'],
  examples: {
    '/api/operator/stock/receive': { units: 10, reason: 'Nhập lô tháng 11' },
    '/api/operator/stock/correct': { counted: 10, seen: 0, reason: 'Kiểm kho' },
  },
};
