import * as contract from '@mcy/api/account/levels/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { beforeAll, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';

const serverOf = provideTwoServers();
beforeAll(() => seedBoxes(serverOf(0).db, new Date()));

it('gives the gift of a month once when eight devices claim it at once', async () => {
  const server = serverOf(0);
  const session = await server.playerWith(2_000_000);
  const { pool_id } = await createTestPool(server.db, [1_000_000], {
    kind: 'infinite',
    price: 1_200_000,
    draws_per_seed: 20,
  });
  await server.succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'mine' }, { session });
  const { stones } = (await server.succeed(contract.readMyLevel, {}, { session })).gift;
  expect(stones).toBeGreaterThan(0);

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => serverOf(index).call(contract.claimLevelGift, {}, { session })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.error === 'level_gift_claimed')).toHaveLength(7);
  expect(await server.succeed(readWallet, {}, { session })).toMatchObject({ stone: stones, balance: 800_000 });
});
