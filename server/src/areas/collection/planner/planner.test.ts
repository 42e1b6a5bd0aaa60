import { randomUUID } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import * as contract from '@mcy/api/collection/planner/contract';
import { locales } from '@mcy/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { seriesNotFound } from './messages.ts';

const provided = provideServer();
let lan: Session & { user_id: string };
beforeAll(async () => {
  const server = provided();
  await seedBoxes(server.db, new Date());
  lan = await server.registerUser();
  await server.recharge(lan, 1_000_000);
});

it('a set counts the toys a player looked at, each once', async () => {
  const server = provided();
  const pool = await createTestPool(server.db, [1, 999_999], { kind: 'infinite' });
  const { series_id } = await server.db
    .selectFrom('pool')
    .select('series_id')
    .where('pool_id', '=', pool.pool_id)
    .executeTakeFirstOrThrow();
  const ownedOf = async () =>
    (await server.succeed(contract.listSets, {}, { session: lan })).rows.find((set) => set.series_id === series_id);
  expect(await ownedOf()).toMatchObject({ owned: 0 });
  const order = { pool_id: pool.pool_id, count: 5, client_seed: 'mine' } as const;
  const { opening } = await server.succeed(openMysteryBox, order, { session: lan });
  expect(await ownedOf()).toMatchObject({ owned: 0 });
  await server.succeed(revealOpening, { opening_id: opening.opening_id }, { session: lan });
  expect(await ownedOf()).toMatchObject({ owned: 1 });
  const { toys } = await server.succeed(contract.readSet, { series_id }, { session: lan });
  expect(toys.filter(({ owned }) => owned)).toHaveLength(1);
});

it('a set has the boxes on sale with the odds right now, and the player’s progress to the guarantee', async () => {
  const server = provided();
  const { pool_id, prize_ids } = await createTestPool(server.db, [1, 999_999], {
    kind: 'infinite',
    guarantee_after: 9,
  });
  const { series_id } = await server.db
    .selectFrom('pool')
    .select('series_id')
    .where('pool_id', '=', pool_id)
    .executeTakeFirstOrThrow();
  await server.db.updateTable('pool').set({ position: -1 }).where('pool_id', '=', pool_id).execute();
  await server.succeed(openMysteryBox, { pool_id, count: 5, client_seed: 'mine' }, { session: lan });
  const { pools } = await server.succeed(contract.readSet, { series_id }, { session: lan });
  expect(pools[0]).toMatchObject({
    pool_id,
    supply: 'infinite',
    guarantee_after: 9,
    guarantee_progress: 5,
    rows: [
      { weight: 1, is_top: true },
      { weight: 999_999, is_top: false },
    ],
  });
  expect(prize_ids).toHaveLength(2);
});

it('a series that does not exist has no set', async () => {
  for (const lang of locales) {
    const answer = await provided().call(contract.readSet, { series_id: randomUUID() }, { session: lan, lang });
    expect(answer).toMatchObject({ code: 404, error: 'series_not_found', msg: seriesNotFound[lang] });
  }
});
