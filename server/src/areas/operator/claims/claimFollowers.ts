import { follower } from '../../../platform/facts/Follower.ts';
import { dropApprovals } from '../approvals/dropApprovals.ts';
import { claimApprovalKind } from './claimApprovalKind.ts';

export const claimFollowers = [
  follower('claimDecided', {
    name: 'requests about a claim',
    after: async (db, facts) => {
      const [last] = facts.slice(-1);
      const decided = facts.map(({ data }) => ({ kind: claimApprovalKind, subject_id: data.claim_id }));
      if (last) await dropApprovals(db, decided, last.now);
    },
  }),
];
