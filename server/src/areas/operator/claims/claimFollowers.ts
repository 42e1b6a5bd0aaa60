import { follower } from '../../../platform/facts/Follower.ts';
import { dropApprovals } from '../approvals/dropApprovals.ts';
import { claimApprovalKind } from './claimApprovalKind.ts';

export const claimFollowers = [
  follower('claimDecided', {
    name: 'requests about a claim',
    after: async (db, facts) => {
      const decided = facts.map(({ data, now }) => ({ kind: claimApprovalKind, subject_id: data.claim_id, now }));
      await dropApprovals(db, decided);
    },
  }),
];
