import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { joinQueue, leaveQueue, readQueue } from '@mcy/api/boxes/queue/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { turnBoxes } from './turnBoxes.ts';

const rounds = 10;
const start = new Date('2026-12-02T03:00:00Z');

describe('on two servers', () => {
  const serverOf = provideTwoServers();
  const players: (Session & { user_id: string })[] = [];
  let pool_id = '';
  beforeAll(async () => {
    await seedBoxes(serverOf(0).db, new Date('2026-11-21T03:00:00Z'));
    for (let count = 0; count < 6; count += 1) {
      const player = await serverOf(0).playerWith(5_000_000);
      players.push(player);
    }
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function freshBox(): Promise<void> {
    await Promise.all(players.map((session) => serverOf(0).call(leaveQueue, { pool_id }, { session })));
    pool_id = (await createTestPool(serverOf(0).db, [1, 200])).pool_id;
    vi.setSystemTime(start);
  }

  const draw = (index: number, session: Session) =>
    serverOf(index).call(openMysteryBox, { pool_id, count: 1, client_seed: `race-${index}` }, { session });
  const join = (index: number, session: Session) => serverOf(index).call(joinQueue, { pool_id }, { session });
  const read = (session: Session) => serverOf(1).succeed(readQueue, { pool_id }, { session });

  it('players who reach for a box at once: one holds it, the others stand in line, each once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await freshBox();
      await Promise.all(players.flatMap((session, index) => [join(index, session), join(index + 1, session)]));
      const lines = await Promise.all(players.map((session) => read(session)));
      expect(lines.filter(({ holder }) => holder?.own)).toHaveLength(1);
      expect(lines.flatMap(({ place }) => place?.number ?? []).toSorted((one, other) => one - other)).toEqual([
        1, 2, 3, 4, 5,
      ]);
    }
  });

  it('a draw at the end of a hold: it is the holder’s, or nobody’s before the next turn', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await freshBox();
      const [holder, next, stranger] = players;
      if (!holder || !next || !stranger) return;
      await join(0, holder);
      await join(1, next);
      vi.setSystemTime(start.getTime() + 60_000 - (round % 2));
      const [own, others] = [draw(0, holder), draw(1, stranger)];
      const turn = Promise.all([turnBoxes(serverOf(0).db, new Date()), turnBoxes(serverOf(1).db, new Date())]);
      expect(await others).toMatchObject({ ok: false, error: 'box_held' });
      await turn;
      const drew = await own;
      // A turn leaves a box that is locked for the next run.
      await turnBoxes(serverOf(0).db, new Date());
      // One moment earlier the draw keeps the box; at its end it is too late.
      expect(drew.ok).toBe(round % 2 === 1);
      expect((await read(holder)).holder?.own).toBe(round % 2 === 1);
    }
  });

  it('who leaves while their turn comes: the box goes to exactly one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await freshBox();
      const [holder, second, third] = players;
      if (!holder || !second || !third) return;
      for (const session of [holder, second, third]) await join(0, session);
      await draw(0, holder);
      vi.setSystemTime(start.getTime() + 180_000);
      await Promise.all([
        turnBoxes(serverOf(0).db, new Date()),
        serverOf(1).call(leaveQueue, { pool_id }, { session: second }),
        turnBoxes(serverOf(1).db, new Date()),
      ]);
      await turnBoxes(serverOf(0).db, new Date());
      const held = await serverOf(0).db.selectFrom('box_place').select('user_id').where('holds', '=', true).execute();
      expect(held).toHaveLength(1);
      expect((await read(second)).place).toBeNull();
      expect((await read(second)).holder?.own).toBe(false);
    }
  });

  it('a server that is gone: the other one goes on with holds and places', async () => {
    await freshBox();
    const [holder, next] = players;
    if (!holder || !next) return;
    await join(0, holder);
    await join(0, next);
    vi.setSystemTime(start.getTime() + 60_000);
    await turnBoxes(serverOf(1).db, new Date());
    expect(await serverOf(1).succeed(readQueue, { pool_id }, { session: next })).toMatchObject({
      holder: { own: true },
    });
  });
});
