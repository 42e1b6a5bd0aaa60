import { randomUUID } from 'node:crypto';
import * as contract from '@mcy/api/account/levels/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { locales } from '@mcy/api/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import { claimLevelGift } from './claimLevelGift.ts';
import { levelGiftClaimed, noLevelGift } from './messages.ts';

let server: TestServer;
let pool_id: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
  const settings = { kind: 'infinite', price: 250_000, draws_per_seed: 100 } as const;
  ({ pool_id } = await createTestPool(server.db, [1_000_000], settings));
});
afterAll(() => server.close());

async function playerWhoSpent(boxes: 1 | 5) {
  const session = await server.playerWith(2_000_000);
  await server.succeed(openMysteryBox, { pool_id, count: boxes, client_seed: 'mine' }, { session });
  return session;
}

describe('levels', () => {
  it('show a guest each level’s threshold and gift', async () => {
    const { coins_per_point, rows } = await server.succeed(contract.readLevels, {});
    expect(coins_per_point).toBe(10_000);
    expect(rows.map(({ level }) => level)).toEqual(contract.levels);
    expect(rows[0]).toEqual({ level: 'bronze', points: 0, monthly_stones: 0 });
    const gifts = rows.map(({ monthly_stones }) => monthly_stones);
    expect(gifts).toEqual(gifts.toSorted((a, b) => a - b));
  });

  it('show a player their progress, and when they reached each level', async () => {
    const session = await playerWhoSpent(5);
    const mine = await server.succeed(contract.readMyLevel, {}, { session });
    expect(mine).toMatchObject({
      level: 'silver',
      points: 125,
      next: { level: 'gold', points: 500, missing: 375, missing_coins: 3_750_000 },
      gift: { month: periodsAt(new Date()).month.since.slice(0, 7), stones: 200, claimed_at: null },
    });
    expect(mine.reached.map(({ level }) => level)).toEqual(['bronze', 'silver']);
    expect(await server.call(contract.readMyLevel, {})).toMatchObject({ code: 401 });
  });
});

describe('the gift of a level', () => {
  it('is claimed once a month, appears in the stone flow, and again the next month', async () => {
    const session = await playerWhoSpent(5);
    const idempotencyKey = randomUUID();
    const gift = await server.succeed(contract.claimLevelGift, {}, { session, idempotencyKey });
    expect(gift.stones).toBe(200);
    expect(gift.claimed_at).not.toBeNull();
    expect(await server.succeed(contract.claimLevelGift, {}, { session, idempotencyKey })).toEqual(gift);
    for (const lang of locales) {
      expect(await server.call(contract.claimLevelGift, {}, { session, lang })).toMatchObject({
        code: 422,
        error: 'level_gift_claimed',
        msg: levelGiftClaimed[lang],
      });
    }
    const { rows } = await server.succeed(readFlow, { currency: 'stone' }, { session, lang: 'vn' });
    expect(rows).toMatchObject([{ kind: 'level_gift', amount: 200, balance_after: 200 }]);
    expect(rows[0]?.subject).toMatch(/^Quà hạng Bạc tháng \d{2}\/\d{4}$/);

    await inTransaction(server.db, (db) => claimLevelGift(db, session.user_id, periodsAt(new Date()).month.ends_at));
    expect(await server.succeed(readWallet, {}, { session })).toMatchObject({ stone: 400 });
  });

  it('is refused for a level without one, and for a guest', async () => {
    const session = await playerWhoSpent(1);
    for (const lang of locales) {
      expect(await server.call(contract.claimLevelGift, {}, { session, lang })).toMatchObject({
        code: 422,
        error: 'no_level_gift',
        msg: noLevelGift[lang],
      });
    }
    expect(await server.call(contract.claimLevelGift, {})).toMatchObject({ code: 401 });
    expect(await server.succeed(readWallet, {}, { session })).toMatchObject({ stone: 0 });
  });

  it('cannot exist without its journal', async () => {
    const session = await server.registerUser();
    const gift = {
      gift_id: randomUUID(),
      user_id: session.user_id,
      month: '2026-11-01',
      level: 'gold',
      stones: 500,
      claimed_at: new Date(),
    } as const;
    await expect(server.db.insertInto('level_gift').values(gift).execute()).rejects.toThrow(
      'does not have its journal',
    );
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
