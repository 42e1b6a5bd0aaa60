import { submitReview } from '@mcy/api/mall/reviews/contract';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['product_id'],
  examples: {
    '/api/mall/review/submit': { stars: 5, words: 'Đẹp.', photos: [] },
    '/api/mall/review/change': { stars: 4, words: null, photos: [] },
  },
  owned: {
    '/api/mall/review/order': async (server, owner) => {
      const { order_id } = await receivedLine(server, owner);
      return { order_id };
    },
    '/api/mall/review/submit': receivedLine,
    '/api/mall/review/change': async (server, owner) => {
      const line = await receivedLine(server, owner);
      const review = { ...line, stars: 5, words: null, photos: [] };
      const { review_id } = await server.succeed(submitReview, review, { session: owner });
      return { review_id };
    },
  },
  days: {
    third: async (server, { an }) => {
      const line = await receivedLine(server, an);
      await server.succeed(submitReview, { ...line, stars: 5, words: 'Đẹp.', photos: [] }, { session: an });
    },
  },
};

async function receivedLine(server: TestServer, owner: Owner): Promise<{ order_id: string; variant_id: string }> {
  const { order_id } = await createTestOrder({ server, owner, state: 'received' });
  const { variant_id } = await server.db
    .selectFrom('mall_order_line')
    .select('variant_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  return { order_id, variant_id };
}
