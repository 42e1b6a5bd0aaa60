import * as peopleContract from '@mcy/api/account/people/contract';
import * as noticesContract from '@mcy/api/account/notices/contract';
import * as rankingsContract from '@mcy/api/account/rankings/contract';
import * as levelsContract from '@mcy/api/account/levels/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { beforeAll, expect, it } from 'vitest';
import { createTestPool } from '../../boxes/pools/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';

const serverOf = provideTwoServers();
beforeAll(() => seedBoxes(serverOf(0).db, new Date()));

it('a user who follows and unfollows at once from many devices is a fan once or not at all, with one notification', async () => {
  const server = serverOf(0);
  const [star, fan] = [await server.registerUser('Ngôi Sao Lớn'), await server.registerUser('Fan Nhiệt Tình')];
  const request = { user_id: star.user_id };
  await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      serverOf(index).succeed(index % 4 === 3 ? peopleContract.unfollow : peopleContract.follow, request, {
        session: fan,
      }),
    ),
  );
  await server.succeed(peopleContract.follow, request, { session: fan });
  const { rows } = await server.succeed(peopleContract.listFans, {}, { session: star });
  expect(rows.map(({ user_id }) => user_id)).toEqual([fan.user_id]);
  const { rows: told } = await server.succeed(noticesContract.listNotifications, {}, { session: star });
  expect(told.filter(({ kind }) => kind === 'new_fan')).toHaveLength(1);
});

it('two users who follow each other at once both succeed', async () => {
  const server = serverOf(0);
  const [one, two] = [await server.registerUser('Hoàng Minh'), await server.registerUser('Lan Phương')];
  await Promise.all([
    server.succeed(peopleContract.follow, { user_id: two.user_id }, { session: one }),
    serverOf(1).succeed(peopleContract.follow, { user_id: one.user_id }, { session: two }),
  ]);
  expect(await server.succeed(peopleContract.readPlayer, { user_id: two.user_id }, { session: one })).toMatchObject({
    followed: true,
    follows_me: true,
  });
});

it('a gift claimed eight times at once is given once, and boxes opened at once add up in the rankings', async () => {
  const server = serverOf(0);
  const session = await server.registerUser();
  await server.recharge(session, 2_000_000);
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
      serverOf(index).succeed(revealOpening, { opening_id }, { session }),
    ),
  );
  const spending = await server.succeed(
    rankingsContract.readRanking,
    { board: 'spending', period: 'week' },
    { session },
  );
  expect(spending.own).toMatchObject({ rank: 1, score: 1_800_000 });
  const revenue = await server.succeed(rankingsContract.readRanking, { board: 'revenue', period: 'all' }, { session });
  const worth = openings.flatMap(({ opening }) => opening.results.map(({ prize }) => prize.value));
  expect(revenue.own?.score).toBe(worth.reduce((sum, value) => sum + value, 0));

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => serverOf(index).call(levelsContract.claimLevelGift, {}, { session })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.error === 'level_gift_claimed')).toHaveLength(7);
  expect(await server.succeed(readWallet, {}, { session })).toMatchObject({ stone: 200, balance: 200_000 });
});
