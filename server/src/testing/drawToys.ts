import { randomBytes } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import type { Session, TestServer } from './startTestServer.ts';
import { createTestPool } from '../areas/boxes/pools/createTestPool.ts';

/** Lets a player with coins draw toys for a test, and look at them unless `unseen`. Returns the ids of the items. */
export async function drawToys(
  server: TestServer,
  session: Session,
  count: 1 | 5 | 10,
  { unseen = false } = {},
): Promise<string[]> {
  const { pool_id } = await createTestPool(server.db, [1, 999_999], { kind: 'infinite' });
  const client_seed = randomBytes(8).toString('hex');
  const { opening } = await server.succeed(openMysteryBox, { pool_id, count, client_seed }, { session });
  if (!unseen) await server.succeed(revealOpening, { opening_id: opening.opening_id }, { session });
  const items = await server.db
    .selectFrom('item')
    .select('item_id')
    .where('pool_id', '=', pool_id)
    .orderBy('item_id')
    .execute();
  return items.map(({ item_id }) => item_id);
}
