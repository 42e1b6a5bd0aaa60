import { claimCoupon } from '@mcy/api/coupons/tickets/contract';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import type { TestServer } from '../../../testing/startTestServer.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { issueCoupons } from './issueCoupons.ts';
import { remindOfCoupons } from './remindOfCoupons.ts';
import { claimUntil } from './validUntil.ts';

/** Gives somebody a coupon to claim. */
async function give({ db }: TestServer, user_id: string): Promise<string> {
  const now = new Date();
  const issue_id = await createTestIssue(db);
  const coupon = { issue_id, user_id, state: 'unclaimed', now, claim_until: claimUntil(now) } as const;
  const [given] = await inTransaction(db, (transaction) => issueCoupons(transaction, [coupon]));
  return given?.coupon_id ?? '';
}

export const testRequests: TestRequests = {
  publicIds: ['pool_id'],
  owned: {
    '/api/coupon/claim': async (server, { user_id }) => ({ coupon_id: await give(server, user_id) }),
  },
  days: {
    second: async (server, { binh, chi }) => {
      const coupon_id = await give(server, binh.user_id);
      await server.succeed(claimCoupon, { coupon_id }, { session: binh });
      await give(server, chi.user_id);
    },
    third: async ({ db }) => remindOfCoupons(db, new Date(Date.now() + 28 * 86_400_000)),
  },
};
