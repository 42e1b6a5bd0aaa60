import { readFairness, readPoolSpending } from '@mcy/api/boxes/fairness/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { RowsFailed } from '../../../platform/jobs/eachDue.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { countDraws } from './countDraws.ts';
import { watchOdds, watchingJob } from './watchOdds.ts';

const server = provideTwoServers();
const now = new Date('2026-11-24T05:00:00Z');
let player: Session & { user_id: string };

beforeAll(async () => {
  await seedBoxes(server(0).db, now);
  player = await server(0).registerUser();
  await server(0).recharge(player, 10_000_000);
});

const open = (pool_id: string, count: 1 | 5 | 10) =>
  server(0).succeed(openMysteryBox, { pool_id, count, client_seed: 'fairness' }, { session: player });

const fairnessOf = async (pool_id: string) => {
  const { tables } = await server(0).succeed(readFairness, { pool_id });
  return tables.map(({ draws, guaranteed, rows }) => ({ draws, guaranteed, drawn: rows.map(({ drawn }) => drawn) }));
};

describe('draws beside their odds', () => {
  it('are counted once, also by two processes at once, those of a guarantee apart', async () => {
    const { pool_id } = await createTestPool(server(0).db, [1, 999_999], { kind: 'infinite', guarantee_after: 10 });
    expect(await fairnessOf(pool_id)).toEqual([{ draws: 0, guaranteed: 0, drawn: [0, 0] }]);
    await open(pool_id, 10);
    await open(pool_id, 10);
    await open(pool_id, 5);
    await Promise.all([0, 1, 0, 1].map((index) => countDraws(server(index).db, now)));
    expect(await fairnessOf(pool_id)).toEqual([{ draws: 23, guaranteed: 2, drawn: [0, 23] }]);
    await open(pool_id, 5);
    await countDraws(server(1).db, now);
    expect(await countDraws(server(0).db, now)).toBe(0);
    expect(await fairnessOf(pool_id)).toEqual([{ draws: 27, guaranteed: 3, drawn: [0, 27] }]);
  });

  it('of a finite box are those of its tickets', async () => {
    const { pool_id } = await createTestPool(server(0).db, [1, 9]);
    await open(pool_id, 10);
    await countDraws(server(0).db, now);
    expect(await fairnessOf(pool_id)).toEqual([{ draws: 10, guaranteed: 0, drawn: [1, 9] }]);
  });
});

describe('the alarm', () => {
  it('is silent while draws keep to their odds', async () => {
    expect(await watchOdds(server(0).db, now)).toBe(0);
  });

  it('is raised once on two processes when draws part from their odds, is on the desk, and ends with them', async () => {
    const { db } = server(0);
    const { pool_id } = await createTestPool(db, [1, 999_999], { kind: 'infinite' });
    await open(pool_id, 1);
    await countDraws(db, now);
    await sql`update pool_counted set evidence = 12 where pool_id = ${pool_id}`.execute(db);
    const runs = await Promise.allSettled([watchOdds(db, now), watchOdds(server(1).db, now)]);
    const raised = runs.filter((run) => run.status === 'rejected');
    expect(raised.length).toBeGreaterThan(0);
    for (const run of raised) expect(run.reason).toBeInstanceOf(RowsFailed);
    const failing = () =>
      db.selectFrom('job_failure').select(['subject_id', 'error']).where('job', '=', watchingJob).execute();
    const [alarm, ...others] = await failing();
    expect(alarm).toMatchObject({ subject_id: pool_id });
    expect(alarm?.error).toContain('part from its odds');
    expect(others).toEqual([]);
    // The next count is honest again.
    await open(pool_id, 1);
    await countDraws(db, now);
    await watchOdds(db, new Date(now.getTime() + 3_600_000));
    expect(await failing()).toEqual([]);
  });
});

it('tells a player what they have spent on a box so far', async () => {
  const { pool_id } = await createTestPool(server(0).db, [1, 99], { price: 7_000 });
  const spent = () => server(1).succeed(readPoolSpending, { pool_id }, { session: player });
  expect(await spent()).toEqual({ draws: 0, coins: 0 });
  await open(pool_id, 10);
  await open(pool_id, 1);
  await server(0).delivered();
  expect(await spent()).toEqual({ draws: 11, coins: 77_000 });
});
