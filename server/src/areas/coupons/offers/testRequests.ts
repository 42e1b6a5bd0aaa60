import { buyCoupon, takeCoupon } from '@mcy/api/coupons/offers/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import { demoIssueId } from './demo/demoIssues.ts';

export const testRequests: TestRequests = {
  publicIds: ['issue_id'],
  days: {
    second: async ({ succeed }, { an, binh }) => {
      await succeed(takeCoupon, { issue_id: demoIssueId('weekend') }, { session: binh });
      await succeed(buyCoupon, { issue_id: demoIssueId('ten'), price: 15_000 }, { session: an });
    },
  },
};
