import { collectPassRewards, readPass } from '@mcy/api/boxes/pass/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['season_id'],
  days: {
    third: async ({ succeed }, { binh }) => {
      const { season } = await succeed(readPass, {}, { session: binh });
      if (season) await succeed(collectPassRewards, { season_id: season.season_id }, { session: binh });
    },
  },
};
