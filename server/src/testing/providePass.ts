import { randomUUID } from 'node:crypto';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { buyPass, collectPassRewards, readPass } from '@mcy/api/boxes/pass/contract';
import type { PassTrack } from '@mcy/api/boxes/pass/words';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createTestPool } from './createTestPool.ts';
import { seedBoxes } from '../areas/boxes/pools/seedBoxes.ts';
import { createTestSeason } from './createTestSeason.ts';
import { provideServer } from './provideServer.ts';
import type { Session } from './startTestServer.ts';

type Player = Session & { user_id: string };

const day = 86_400_000;

/** A server whose clock goes 80 days ahead for each test, so that each has a season of its own, and what players do in one. */
export function providePass() {
  const server = provideServer();
  let pool_id = '';
  let next = new Date('2027-01-01T17:00:00Z');
  beforeAll(async () => {
    await seedBoxes(server().db, new Date('2026-11-21T03:00:00Z'));
    pool_id = (await createTestPool(server().db, [1, 5_000])).pool_id;
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: next });
    next = new Date(next.getTime() + 80 * day);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    server,
    /** The box that `draw` opens. */
    pool: () => pool_id,
    /** Goes to a moment; a season is longer than a session that nobody uses. */
    goTo: async (moment: Date | number): Promise<void> => {
      const used = { last_used_at: new Date(moment), expires_at: new Date('2099-01-01') };
      await server().db.updateTable('session').set(used).execute();
      vi.setSystemTime(moment);
    },
    playerWith: (coins = 1_000_000): Promise<Player> => server().playerWith(coins),
    draw: async (session: Player, times: number): Promise<void> => {
      const counts = [10, 5, 1] as const;
      for (let left = times; left > 0;) {
        const count = counts.find((one) => one <= left) ?? 1;
        await server().succeed(openMysteryBox, { pool_id, count, client_seed: 'pass' }, { session });
        left -= count;
      }
    },
    seasonOf: async (session: Player) => (await server().succeed(readPass, {}, { session, lang: 'en' })).season,
    collect: (session: Player, season_id: string, reward?: { place: number; track: PassTrack }, key = randomUUID()) =>
      server().call(collectPassRewards, { season_id, reward }, { session, lang: 'en', idempotencyKey: key }),
    buy: (session: Player, season_id: string, price = 99_000, key = randomUUID()) =>
      server().call(buyPass, { season_id, price }, { session, lang: 'en', idempotencyKey: key }),
    start: () => createTestSeason(server().db, { starts_at: new Date() }),
  };
}
