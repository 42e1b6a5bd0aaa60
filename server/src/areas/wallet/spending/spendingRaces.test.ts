import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import * as contract from '@mcy/api/wallet/spending/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Session } from '../../../testing/startTestServer.ts';

const price = 10_000;
const serverOf = provideTwoServers();
let pools: [string, string];
beforeAll(async () => {
  const { db } = serverOf(0);
  await seedBoxes(db, new Date());
  const create = async () => (await createTestPool(db, [1, 999_999], { kind: 'infinite', price })).pool_id;
  pools = [await create(), await create()];
});

async function playerCappedAt(caps: { day: number | null; week: number | null; month: number | null }) {
  const session = await serverOf(0).playerWith(1_000_000);
  await serverOf(0).succeed(contract.setSpendingCaps, caps, { session });
  return session;
}

const draw = (index: number, session: Session) =>
  serverOf(index).call(
    openMysteryBox,
    { pool_id: index % 3 === 0 ? pools[0] : pools[1], count: 1, client_seed: `draw-${index}` },
    { session },
  );
const spentBy = async (session: Session) =>
  (await serverOf(1).succeed(contract.readSpending, {}, { session })).month.spent;

describe('on PostgreSQL, with two servers', () => {
  it('of two draws at once near the cap exactly one succeeds', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 8 }, () => playerCappedAt({ day: 15_000, week: null, month: null })),
    );
    await Promise.all(
      sessions.map(async (session) => {
        const answers = await Promise.all([draw(0, session), draw(1, session)]);
        expect(answers.map((answer) => (answer.ok ? 'drawn' : answer.error)).toSorted()).toEqual([
          'drawn',
          'spending_cap_reached',
        ]);
        expect(await spentBy(session)).toBe(price);
      }),
    );
  });

  it('40 draws at once from two pools spend up to the cap and not a coin more', async () => {
    const session = await playerCappedAt({ day: null, week: 75_000, month: 500_000 });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => draw(index, session)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(7);
    for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('spending_cap_reached');
    expect(await spentBy(session)).toBe(70_000);
  });

  it('draws, cap changes and a cool-off at once leave consistent limits', async () => {
    const session = await playerCappedAt({ day: 300_000, week: null, month: null });
    await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        await draw(index, session);
        const day = 300_000 - index * price;
        await serverOf(index).succeed(contract.setSpendingCaps, { day, week: null, month: null }, { session });
        if (index === 12) await serverOf(index).succeed(contract.startCoolOff, { length: 'day' }, { session });
      }),
    );
    const { day, cool_off_until } = await serverOf(0).succeed(contract.readSpending, {}, { session });
    expect(day.cap).toBe(70_000);
    expect(cool_off_until).not.toBeNull();
    expect(await draw(0, session)).toMatchObject({ error: 'cooling_off' });
  });
});
