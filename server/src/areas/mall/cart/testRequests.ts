import { addToCart } from '@mcy/api/mall/cart/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['variant_id', 'variant_ids', 'lines'],
  examples: { '/api/mall/cart/kept': { lines: '019a9e00-0000-7000-8000-000000000001.1.1000' } },
  days: {
    first: async (server, { an }) => {
      const { variant_id } = await server.db
        .selectFrom('shelf')
        .select('variant_id')
        .where('on_hand', '>', 3)
        .orderBy('variant_id')
        .executeTakeFirstOrThrow();
      await server.succeed(addToCart, { variant_id, count: 1 }, { session: an });
    },
  },
};
