import { readMall } from '@mcy/api/mall/catalogue/contract';
import { changeWish } from '@mcy/api/mall/wishlist/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  publicIds: ['product_id'],
  days: {
    first: async (server, { an, binh }) => {
      const [product] = (await server.succeed(readMall, {})).newest;
      for (const session of product ? [an, binh] : []) {
        await server.succeed(changeWish, { product_id: product?.product_id ?? '', wished: true }, { session });
      }
    },
  },
};
