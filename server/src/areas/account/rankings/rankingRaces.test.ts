import { readRanking } from '@mcy/api/account/rankings/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { beforeAll, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';

const serverOf = provideTwoServers();
beforeAll(() => seedBoxes(serverOf(0).db, new Date()));

it('adds up boxes that are opened at once, and counts a prize once that is revealed twice at once', async () => {
  const server = serverOf(0);
  const session = await server.playerWith(2_000_000);
  const pools = await Promise.all(
    Array.from({ length: 6 }, () =>
      createTestPool(server.db, [1_000_000], { kind: 'infinite', price: 300_000, draws_per_seed: 20 }),
    ),
  );
  const openings = await Promise.all(
    pools.map(({ pool_id }, index) =>
      serverOf(index).succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'mine' }, { session }),
    ),
  );
  await Promise.all(
    [...openings, ...openings].map(({ opening: { opening_id } }, index) =>
      // The second time on the other server.
      serverOf(index < 6 ? index : index + 1).succeed(revealOpening, { opening_id }, { session }),
    ),
  );

  const spending = await server.succeed(readRanking, { board: 'spending', period: 'week' }, { session });
  expect(spending.own).toMatchObject({ rank: 1, score: 1_800_000 });
  const revenue = await server.succeed(readRanking, { board: 'revenue', period: 'all' }, { session });
  const worth = openings.flatMap(({ opening }) => opening.results.map(({ prize }) => prize.value));
  expect(revenue.own?.score).toBe(worth.reduce((sum, value) => sum + value, 0));
});
