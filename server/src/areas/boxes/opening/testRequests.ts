import { randomBytes } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { issueCoupons } from '../../coupons/tickets/issueCoupons.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { demoPoolId } from '../pools/demoPoolId.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

export const testRequests: TestRequests = {
  publicIds: ['pool_id'],
  owned: {
    '/api/box/open': async (server, { user_id }) => {
      await seedBoxes(server.db, new Date());
      const { pool_id } = await createTestPool(server.db, [1, 1_000]);
      const issue_id = await createTestIssue(server.db);
      const coupon = { issue_id, user_id, state: 'usable', now: new Date() } as const;
      const [given] = await inTransaction(server.db, (db) => issueCoupons(db, [coupon]));
      return { pool_id, coupon_id: given?.coupon_id ?? '' };
    },
    '/api/box/reveal': async (server, session) => {
      await seedBoxes(server.db, new Date());
      await server.recharge(session, 100_000);
      const { pool_id } = await createTestPool(server.db, [1, 1_000]);
      const request = { pool_id, count: 1, client_seed: 'matrix' } as const;
      const { opening } = await server.succeed(openMysteryBox, request, { session });
      return { opening_id: opening.opening_id };
    },
  },
  days: {
    second: async (server, { an, binh }) => {
      const { rows: pools } = await server.succeed(listPools, { limit: 50 });
      const small = pools.find(({ total }) => total === 20)?.pool_id ?? '';
      await open(server, binh, small, 5);
      await open(server, an, small, 'all');
      // Its fortieth draw in a row without the top tier is certain, and its seed ends after fifty.
      for (let round = 0; round < 6; round++) await open(server, an, guaranteed, 10);
    },
    third: (server, { binh }) => open(server, binh, guaranteed, 1),
  },
};

const guaranteed = demoPoolId('morning-garden-gallery');

/** Opens boxes, and reveals several of them but not a single one. */
async function open(server: TestServer, session: Owner, pool_id: string, count: 1 | 5 | 10 | 'all'): Promise<void> {
  const client_seed = randomBytes(8).toString('hex');
  const { opening } = await server.succeed(openMysteryBox, { pool_id, count, client_seed }, { session });
  if (count !== 1) await server.succeed(revealOpening, { opening_id: opening.opening_id }, { session });
}
