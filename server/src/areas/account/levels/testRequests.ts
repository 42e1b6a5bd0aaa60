import { claimLevelGift } from '@mcy/api/account/levels/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  // The boxes of the second day brought the level.
  days: { third: async ({ succeed }, { an }) => void (await succeed(claimLevelGift, {}, { session: an })) },
};
