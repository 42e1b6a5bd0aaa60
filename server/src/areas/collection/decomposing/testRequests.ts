import { decompose } from '@mcy/api/collection/decomposing/contract';
import { stonesOfAll } from '@mcy/api/collection/decomposing/rules';
import { listToys } from '@mcy/api/collection/items/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';

export const testRequests: TestRequests = {
  examples: { '/api/bag/decompose': { item_ids: ['019a9e00-0000-7000-8000-000000000001'], stones: 0 } },
  owned: {
    '/api/bag/decompose': async (server, owner) => {
      const item_ids = await giveTestToys(server, owner, { blind_box: 1 });
      const { rows } = await server.succeed(listToys, { state: 'held', limit: 1 }, { session: owner });
      return { item_ids, stones: stonesOfAll(rows.map(({ value }) => value)) };
    },
  },
  days: {
    third: async ({ succeed }, { an }) => {
      const { rows } = await succeed(listToys, { state: 'held', limit: 20 }, { session: an });
      const chosen = rows.filter(({ may_decompose }) => may_decompose).slice(0, 2);
      const item_ids = chosen.flatMap((toy) => toy.item_ids.slice(0, 1));
      const stones = stonesOfAll(chosen.map(({ value }) => value));
      if (item_ids.length > 0) await succeed(decompose, { item_ids, stones }, { session: an });
    },
  },
};
