import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  examples: { '/api/operator/review/answer': { answered_at: null, answer: 'Shop cảm ơn bạn.' } },
};
