import { listPools } from '@mcy/api/boxes/pools/contract';
import { joinQueue } from '@mcy/api/boxes/queue/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['pool_id'],
  days: {
    third: async ({ succeed }, { an, chi }) => {
      const { rows } = await succeed(listPools, { limit: 50 });
      const box = rows.find(({ supply, sold_out }) => supply === 'finite' && !sold_out);
      if (!box) return;
      for (const session of [an, chi]) await succeed(joinQueue, { pool_id: box.pool_id }, { session });
    },
  },
};
