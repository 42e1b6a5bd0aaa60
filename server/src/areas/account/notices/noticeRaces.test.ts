import { countUnreadNotifications, listNotifications, markNotificationsRead } from '@mcy/api/account/notices/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { beforeAll, expect, it } from 'vitest';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';

const serverOf = provideTwoServers();
beforeAll(() => seedBoxes(serverOf(0).db, new Date()));

it('marking all as read, many times at once and while more arrive, loses none and causes no deadlock', async () => {
  const server = serverOf(0);
  const session = await server.registerUser();
  for (let count = 0; count < 5; count++) await server.recharge(session, 50_000);
  const { rows: before } = await server.succeed(listNotifications, {}, { session });
  const notification_id = before[0]?.notification_id ?? '';
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      if (index % 4 === 0) await serverOf(index).recharge(session, 50_000);
      else if (index % 4 === 1) await serverOf(index).succeed(markNotificationsRead, { notification_id }, { session });
      else await serverOf(index).succeed(markNotificationsRead, {}, { session });
    }),
  );
  const { rows } = await server.succeed(listNotifications, {}, { session });
  expect(rows).toHaveLength(8);
  // Earlier ones are read; those that arrived meanwhile may be either, and the count agrees.
  expect(rows.slice(3).every(({ read_at }) => read_at !== null)).toBe(true);
  const { unread_count } = await server.succeed(countUnreadNotifications, {}, { session });
  expect(unread_count).toBe(rows.filter(({ read_at }) => read_at === null).length);

  expect(await server.succeed(markNotificationsRead, {}, { session })).toEqual({ unread_count: 0 });
  await server.recharge(session, 50_000);
  expect(await server.succeed(countUnreadNotifications, {}, { session })).toEqual({ unread_count: 1 });
});

it('boxes opened at once notify of a level once', async () => {
  const server = serverOf(0);
  const session = await server.playerWith(4_000_000);
  const pools = await Promise.all(
    Array.from({ length: 8 }, () =>
      createTestPool(server.db, [1_000_000], { kind: 'infinite', price: 300_000, draws_per_seed: 20 }),
    ),
  );
  await Promise.all(
    pools.map(({ pool_id }, index) =>
      serverOf(index).succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'mine' }, { session }),
    ),
  );
  const { rows } = await server.succeed(listNotifications, {}, { session });
  expect(rows.filter(({ kind }) => kind === 'level_reached')).toHaveLength(1);
});
