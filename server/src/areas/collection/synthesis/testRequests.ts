import { listItems } from '@mcy/api/collection/items/contract';
import { synthesise } from '@mcy/api/collection/synthesis/contract';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import type { TestServer } from '../../../testing/startTestServer.ts';
import { openRecipe } from './openRecipe.ts';

const some = '019a9e00-0000-7000-8000-000000000001';

/** An order of two of five equal toys, for a recipe that takes them. */
async function orderOf(server: TestServer, owner: Owner) {
  const item_ids = (await giveTestToys(server, owner, { blind_box: 5 })).slice(-2);
  const { rows } = await server.succeed(listItems, { item_ids: item_ids.join(',') }, { session: owner });
  const { toy_id } = await server.db
    .selectFrom('toy')
    .select('toy_id')
    .orderBy('value', 'desc')
    .executeTakeFirstOrThrow();
  const recipe = { toy_id, takes: 2, takes_rarity: rows[0]?.rarity ?? 'common', takes_series_id: null, stock: 9 };
  return { recipe_id: await openRecipe(server.db, { ...recipe, now: new Date() }), item_ids };
}

export const testRequests: TestRequests = {
  publicIds: ['recipe_id'],
  examples: { '/api/bag/synthesise': { recipe_id: some, item_ids: [some, '019a9e00-0000-7000-8000-000000000002'] } },
  owned: { '/api/bag/synthesise': orderOf },
  days: {
    third: async (server, { an }) => {
      await server.succeed(synthesise, await orderOf(server, an), { session: an });
    },
  },
};
