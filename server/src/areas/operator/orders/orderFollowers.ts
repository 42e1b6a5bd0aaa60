import { follower } from '../../../platform/facts/Follower.ts';
import { dropApprovals } from '../approvals/dropApprovals.ts';
import { orderApprovalKinds } from './orderApprovalKinds.ts';

export const orderFollowers = [
  follower('orderMoved', {
    name: 'requests about an order',
    after: async (db, facts) => {
      const moved = facts.flatMap(({ data: { order_id }, now }) =>
        orderApprovalKinds.map((kind) => ({ kind, subject_id: order_id, now })),
      );
      await dropApprovals(db, moved);
    },
  }),
];
