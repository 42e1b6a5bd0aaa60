import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { buyPass, collectPassRewards, readPass } from '@mcy/api/boxes/pass/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { addTestUnits } from '../../../testing/addTestUnits.ts';
import { createTestSeason } from '../../../testing/createTestSeason.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { givePassToy } from '../../collection/items/givePassToy.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { handOver } from './handOver.ts';
import { moveSeason } from './moveSeason.ts';
import { saveSeason } from './saveSeason.ts';
import { turnSeasons } from './turnSeasons.ts';

const day = 86_400_000;
const ten = Array.from({ length: 10 }, (_, index) => index);

describe('on two servers', () => {
  const serverOf = provideTwoServers();
  let pool_id = '';
  let next = new Date('2027-01-01T17:00:00Z');
  beforeAll(async () => {
    await seedBoxes(serverOf(0).db, new Date('2026-11-21T03:00:00Z'));
    pool_id = (await createTestPool(serverOf(0).db, [1, 2_000])).pool_id;
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: next });
    next = new Date(next.getTime() + 40 * day);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function playerAfter(draws: 1 | 5 | 10) {
    const player = await serverOf(0).playerWith(1_000_000);
    const order = { pool_id, count: draws, client_seed: 'race' };
    await serverOf(0).succeed(openMysteryBox, order, { session: player });
    await serverOf(0).delivered();
    return player;
  }

  it('the paid track is paid for once, and every reward is given once, however often it is pressed', async () => {
    const { season_id } = await createTestSeason(serverOf(0).db, { starts_at: new Date() });
    const player = await playerAfter(5);
    const bought = await Promise.all(
      ten.map((index) => serverOf(index).call(buyPass, { season_id, price: 99_000 }, { session: player })),
    );
    expect(bought.filter(({ ok }) => ok)).toHaveLength(1);
    const answers = await Promise.all(
      ten.map((index) => serverOf(index).call(collectPassRewards, { season_id }, { session: player })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { balance, stone } = await serverOf(0).succeed(readWallet, {}, { session: player });
    expect([balance, stone]).toEqual([1_000_000 - 50_000 - 99_000, (100 + 200 + 300) * 4 + 400]);
  });

  it('draws of one player through both servers are all counted', async () => {
    await createTestSeason(serverOf(0).db, { starts_at: new Date() });
    const player = await playerAfter(1);
    const order = { pool_id, count: 1, client_seed: 'race' } as const;
    await Promise.all(ten.map((index) => serverOf(index).succeed(openMysteryBox, order, { session: player })));
    await Promise.all([serverOf(0).delivered(), serverOf(1).delivered()]);
    expect((await serverOf(0).succeed(readPass, {}, { session: player })).season?.draws).toBe(11);
  });

  it('players who reach for the last toy at once: one gets it, the others its worth', async () => {
    const { season_id, toy_id } = await createTestSeason(serverOf(0).db, { starts_at: new Date() });
    await addTestUnits(serverOf(0).db, toy_id, 1);
    const players = await Promise.all([playerAfter(10), playerAfter(10), playerAfter(10)]);
    for (const session of players) {
      await serverOf(0).succeed(openMysteryBox, { pool_id, count: 10, client_seed: 'race' }, { session });
      await serverOf(0).succeed(buyPass, { season_id, price: 99_000 }, { session });
    }
    const given = await Promise.all(
      players.map((session, index) => serverOf(index).succeed(collectPassRewards, { season_id }, { session })),
    );
    const toys = given.map((one) => one.given.find(({ kind }) => kind === 'toy')?.instead ?? null);
    expect(toys.filter((instead) => instead === null)).toHaveLength(1);
  });

  it('a season ends once, and hands over once, by ten jobs and a player who collects meanwhile', async () => {
    const { season_id, ends_at } = await createTestSeason(serverOf(0).db, { starts_at: new Date() });
    const players = await Promise.all([playerAfter(5), playerAfter(1), playerAfter(1)]);
    const now = new Date(ends_at.getTime() + day);
    // A season is longer than a session that nobody uses.
    const used = { last_used_at: now, expires_at: new Date('2099-01-01') };
    await serverOf(0).db.updateTable('session').set(used).execute();
    vi.setSystemTime(now);
    await Promise.all(ten.map((index) => turnSeasons(serverOf(index).db, now)));
    await Promise.all([
      ...ten.map((index) => handOver(serverOf(index).db, givePassToy, now)),
      ...players.map((session, index) => serverOf(index).call(collectPassRewards, { season_id }, { session })),
    ]);
    const stones = await Promise.all(players.map((session) => serverOf(0).succeed(readWallet, {}, { session })));
    expect(stones.map(({ stone }) => stone)).toEqual([1_000, 100, 100]);
  });

  it('of two seasons for the same days one is announced', async () => {
    const { db } = serverOf(0);
    const starts_at = new Date(Date.now() + day);
    const { issue_id, toy_id } = await createTestSeason(db, { starts_at, draft: true });
    const plan = {
      name: { vn: 'Mùa', zh: '赛季', en: 'Season' },
      starts_at,
      tasks: [1, 2, 3, 4, 5, 6, 7].map((draws) => ({ draws, stones: 10 })),
      toy_id,
      issue_id,
    };
    const now = new Date();
    const ids = await Promise.all(
      [0, 1, 2, 3].map((index) => saveSeason(serverOf(index).db, plan, { season_id: null, now })),
    );
    const moved = await Promise.allSettled(
      ids.map((season_id, index) =>
        inTransaction(serverOf(index).db, (transaction) =>
          moveSeason(transaction, { season_id, move: 'schedule', now }),
        ),
      ),
    );
    expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of moved)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'seasons_overlap' });
  });
});
