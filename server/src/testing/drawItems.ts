import { seedBoxes } from '../areas/boxes/pools/seedBoxes.ts';
import type { Owner } from './TestRequests.ts';
import { drawToys } from './drawToys.ts';
import type { TestServer } from './startTestServer.ts';

/** Gives a player without coins items for a test: one toy almost always, another almost never. They have seen them. */
export async function drawItems(server: TestServer, session: Owner, count: 1 | 5 | 10): Promise<string[]> {
  await seedBoxes(server.db, new Date());
  await server.recharge(session, 100_000);
  return drawToys(server, session, count);
}
