import { listItems, listToys } from '@mcy/api/collection/items/contract';
import { listUpgradeTargets, upgradeItems } from '@mcy/api/collection/upgrades/contract';
import { chanceOf } from '@mcy/api/collection/upgrades/rules';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import type { TestServer } from '../../../testing/startTestServer.ts';
import { openTarget } from './openTarget.ts';

const some = '019a9e00-0000-7000-8000-000000000001';
const client_seed = 'mine';

/** An order of one toy toward the dearest one. */
async function orderOf(server: TestServer, owner: Owner) {
  const item_ids = await giveTestToys(server, owner, { blind_box: 1 });
  const { rows } = await server.succeed(listItems, { item_ids: item_ids.join(',') }, { session: owner });
  const offered = await server.succeed(listUpgradeTargets, { limit: 50 }, { session: owner });
  const dearest = await server.db
    .selectFrom('toy')
    .select(['toy_id', 'value'])
    .orderBy('value', 'desc')
    .executeTakeFirstOrThrow();
  const known = offered.rows.find(({ toy_id }) => toy_id === dearest.toy_id);
  const target_id =
    known?.target_id ?? (await openTarget(server.db, { toy_id: dearest.toy_id, stock: 100, now: new Date() }));
  return { target_id, item_ids, stones: 0, chance: chanceOf(rows[0]?.value ?? 0, dearest.value), client_seed };
}

async function upgraded(server: TestServer, owner: Owner) {
  const { upgrade } = await server.succeed(upgradeItems, await orderOf(server, owner), { session: owner });
  return { upgrade_id: upgrade.upgrade_id };
}

export const testRequests: TestRequests = {
  publicIds: ['target_id'],
  examples: {
    '/api/bag/upgrade': { target_id: some, item_ids: [some], stones: 0, chance: 1, client_seed },
  },
  owned: {
    '/api/bag/upgrade': orderOf,
    '/api/bag/upgrade_result': upgraded,
    '/api/bag/upgrade_reveal': upgraded,
  },
  days: {
    third: async (server, { an }) => {
      const { rows } = await server.succeed(listToys, { state: 'held', limit: 1 }, { session: an });
      if (rows.length > 0) await upgraded(server, an);
    },
  },
};
