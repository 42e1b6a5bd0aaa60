import { follow, unfollow } from '@mcy/api/account/people/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['user_id'],
  days: {
    second: async ({ succeed }, { an, binh, chi }) => {
      await succeed(follow, { user_id: an.user_id }, { session: binh });
      await succeed(follow, { user_id: an.user_id }, { session: chi });
      await succeed(unfollow, { user_id: an.user_id }, { session: chi });
      await succeed(follow, { user_id: binh.user_id }, { session: an });
    },
  },
};
