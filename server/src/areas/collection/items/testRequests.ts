import type { TestRequests } from '../../../testing/TestRequests.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';

export const testRequests: TestRequests = {
  publicIds: ['series_id'],
  owned: {
    '/api/bag/item': async (server, owner) => {
      const [item_id] = await giveTestToys(server, owner, { blind_box: 1 });
      return { item_id };
    },
    '/api/bag/items': async (server, owner) => ({
      item_ids: (await giveTestToys(server, owner, { blind_box: 5 })).join(','),
    }),
  },
  examples: { '/api/bag/items': { item_ids: '019a9e00-0000-7000-8000-000000000001' } },
};
