import { bindInviteCode } from '@mcy/api/account/invitations/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  days: {
    first: async ({ succeed }, { an, binh }) => {
      await succeed(bindInviteCode, { invite_code: an.invite_code }, { session: binh });
    },
  },
};
