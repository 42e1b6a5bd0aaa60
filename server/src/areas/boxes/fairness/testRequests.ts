import type { TestRequests } from '../../../testing/TestRequests.ts';
import { countDraws } from './countDraws.ts';

export const testRequests: TestRequests = {
  publicIds: ['pool_id'],
  days: {
    third: async ({ db }) => {
      await countDraws(db, new Date());
    },
  },
};
