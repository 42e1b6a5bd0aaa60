import { randomUUID } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import type { Owner } from './TestRequests.ts';
import type { TestServer } from './startTestServer.ts';
import { createTestPool } from '../areas/boxes/pools/createTestPool.ts';
import { seedBoxes } from '../areas/boxes/pools/seedBoxes.ts';

/** Gives a player items for a test: one toy almost always, another almost never. They have seen them. */
export async function drawItems(server: TestServer, session: Owner, count: 1 | 5 | 10): Promise<string[]> {
  await seedBoxes(server.db, new Date());
  await server.recharge(session, 100_000);
  const { pool_id } = await createTestPool(server.db, [1, 999_999], { kind: 'infinite' });
  const order = { pool_id, count, client_seed: randomUUID() };
  const { opening } = await server.succeed(openMysteryBox, order, { session });
  await server.succeed(revealOpening, { opening_id: opening.opening_id }, { session });
  const items = await server.db
    .selectFrom('item')
    .select('item_id')
    .where('pool_id', '=', pool_id)
    .orderBy('item_id')
    .execute();
  return items.map(({ item_id }) => item_id);
}
