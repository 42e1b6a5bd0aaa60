import { follower } from '../../../platform/facts/Follower.ts';
import { dropApprovals } from '../approvals/dropApprovals.ts';
import { withdrawalApprovalKinds } from './withdrawalApprovalKinds.ts';

export const withdrawalFollowers = [
  // After the commit: an agreement locks its request before the withdrawal.
  follower('withdrawalMoved', {
    name: 'requests about a withdrawal',
    after: async (db, facts) => {
      await dropApprovals(
        db,
        facts.flatMap(({ data, now }) => decidedBy(data).map((decided) => ({ ...decided, now }))),
      );
    },
  }),
];

/** A withdrawal that was approved can still be rejected. */
function decidedBy({ withdrawal_id, status }: { withdrawal_id: string; status: string }) {
  const { approve, reject } = withdrawalApprovalKinds;
  const kinds = status === 'approved' ? [approve] : [approve, reject];
  return kinds.map((kind) => ({ kind, subject_id: withdrawal_id }));
}
