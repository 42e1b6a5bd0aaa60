import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import { createTestPool } from '../pools/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

export const testRequests: TestRequests = {
  publicIds: ['pool_id'],
  owned: {
    '/api/box/reveal': async (server, session) => {
      await seedBoxes(server.db, new Date());
      await server.recharge(session, 100_000);
      const { pool_id } = await createTestPool(server.db, [1, 1_000]);
      const request = { pool_id, count: 1, client_seed: 'matrix' } as const;
      const { opening } = await server.succeed(openMysteryBox, request, { session });
      return { opening_id: opening.opening_id };
    },
  },
};
