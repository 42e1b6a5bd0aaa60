import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { joinQueue, leaveQueue, readQueue } from '@mcy/api/boxes/queue/contract';
import { type LineMove, type LineState, lineMoves, lineStates } from '@mcy/api/boxes/queue/words';
import { listNotifications } from '@mcy/api/account/notices/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';
import { turnBoxes } from './turnBoxes.ts';

type Player = Session & { user_id: string };

const server = provideServer();
const start = new Date('2026-12-02T03:00:00Z');
let pool_id = '';
const players: Player[] = [];

beforeAll(async () => {
  await seedBoxes(server().db, new Date('2026-11-21T03:00:00Z'));
  for (let count = 0; count < 4; count += 1) {
    const player = await server().playerWith(1_000_000);
    players.push(player);
  }
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await server().db.deleteFrom('box_place').execute();
  await server()
    .db.updateTable('pool')
    .set({ held_by: null, held_since: null, held_until: null, waiting: 0 })
    .execute();
  pool_id = (await createTestPool(server().db, [1, 60])).pool_id;
});
afterEach(() => {
  vi.useRealTimers();
});

const [an, binh, chi, dung] = [0, 1, 2, 3].map(
  (index) => () => players[index] ?? { token: '', pwdVersion: 0, user_id: '' },
) as [() => Player, () => Player, () => Player, () => Player];
const join = (session: Player, box = pool_id) => server().call(joinQueue, { pool_id: box }, { session, lang: 'en' });
const leave = (session: Player) => server().succeed(leaveQueue, { pool_id }, { session });
const read = (session?: Player) => server().succeed(readQueue, { pool_id }, { session });
const draw = (session: Player, count: 1 | 5 | 'all' = 1) =>
  server().call(openMysteryBox, { pool_id, count, client_seed: 'queue' }, { session, lang: 'en' });

/** Time goes by, and the job runs. */
async function pass(seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1_000);
  await turnBoxes(server().db, new Date());
}

describe('holding a box', () => {
  it('keeps it for one player: others are told until when, and are not charged', async () => {
    await join(an());
    expect(await read()).toMatchObject({ holdable: true, holder: { own: false }, waiting: 0, place: null });
    expect(await read(an())).toMatchObject({ holder: { own: true, until: '2026-12-02T03:01:00.000Z' } });
    expect(await draw(binh())).toMatchObject({
      code: 422,
      error: 'box_held',
      msg: expect.stringContaining('10:01') as unknown,
    });
    expect((await draw(an())).ok).toBe(true);
    expect((await read(an())).holder?.until).toBe('2026-12-02T03:03:00.000Z');
    await pass(180);
    expect((await read()).holder).toBeNull();
    expect((await draw(binh())).ok).toBe(true);
  });

  it('ends after a minute without a draw; nobody must hold a box to draw', async () => {
    expect((await draw(binh())).ok).toBe(true);
    await join(an());
    await pass(59);
    expect((await read()).holder).not.toBeNull();
    await pass(1);
    expect((await read()).holder).toBeNull();
  });

  it('lasts at most ten minutes while others wait', async () => {
    await join(an());
    for (let round = 0; round < 6; round += 1) {
      await draw(an());
      await pass(100);
    }
    // Ten minutes are over and nobody waited.
    expect((await read(an())).holder).toMatchObject({ own: true });
    await join(binh());
    expect((await read(an())).holder?.until).toBe(new Date(start.getTime() + 660_000).toISOString());
    await draw(an());
    expect((await read(an())).holder?.until).toBe(new Date(start.getTime() + 660_000).toISOString());
    await pass(60);
    expect(await read(binh())).toMatchObject({ holder: { own: true }, waiting: 0 });
  });

  it('is refused where it makes no sense, and takes one place a player', async () => {
    const infinite = await createTestPool(server().db, [1, 999_999], { kind: 'infinite' });
    expect(await join(an(), infinite.pool_id)).toMatchObject({ error: 'box_not_holdable' });
    expect(await join(an(), an().user_id)).toMatchObject({ code: 404, error: 'pool_not_found' });
    expect(await join(await server().registerUser())).toMatchObject({ error: 'queue_needs_coins' });
    await join(an());
    const other = await createTestPool(server().db, [1, 5]);
    expect(await join(an(), other.pool_id)).toMatchObject({ error: 'place_elsewhere' });
    expect((await join(an())).ok).toBe(true);
    expect(await server().db.selectFrom('box_place').selectAll().execute()).toHaveLength(1);
  });
});

describe('the line of a box', () => {
  it('goes in the order of arrival, says honestly how long it takes, and tells whose turn it is', async () => {
    await join(an());
    for (const session of [binh(), chi()]) await join(session);
    await draw(an());
    expect((await read(binh())).place).toEqual({ number: 1, seconds: 180 });
    expect((await read(chi())).place).toEqual({ number: 2, seconds: 360 });
    await pass(180);
    expect(await read(binh())).toMatchObject({ holder: { own: true }, waiting: 1, place: null });
    const { rows } = await server().succeed(listNotifications, {}, { session: binh(), lang: 'en' });
    expect(rows[0]?.title).toBe('Your turn: Test box');
    await leave(binh());
    expect(await read(chi())).toMatchObject({ holder: { own: true }, waiting: 0 });
  });

  it('lets nobody slip in between two turns', async () => {
    await join(an());
    await join(binh());
    vi.setSystemTime(start.getTime() + 60_000);
    for (const session of [an(), binh(), chi()]) expect(await draw(session)).toMatchObject({ error: 'box_held' });
    await pass(0);
    expect((await draw(binh())).ok).toBe(true);
  });

  it('ends when the box is sold out', async () => {
    await join(an());
    await join(binh());
    for (let round = 0; round < 3; round += 1) await draw(an(), 5);
    expect((await draw(an(), 'all')).ok).toBe(true);
    await pass(0);
    expect(await read(binh())).toMatchObject({ holdable: false, holder: null, waiting: 0, place: null });
  });
});

describe('a box that is held without a draw', () => {
  it('goes on to the next; its holder comes last once, and leaves the second time', async () => {
    for (const session of [an(), binh()]) await join(session);
    await pass(60);
    expect(await read(an())).toMatchObject({ holder: { own: false }, place: { number: 1 } });
    await draw(binh());
    await pass(180);
    expect(await read(an())).toMatchObject({ holder: { own: true } });
    await join(chi());
    await pass(60);
    expect(await read(an())).toMatchObject({ holder: { own: false }, place: null });
  });

  it('is everybody’s for five minutes after two in a row by any players: nobody blocks it with accounts', async () => {
    for (const session of [an(), binh(), chi()]) await join(session);
    await pass(60);
    await pass(60);
    expect(await read(chi())).toMatchObject({
      holder: null,
      open_until: new Date(start.getTime() + 420_000).toISOString(),
    });
    expect((await draw(dung())).ok).toBe(true);
    await pass(299);
    expect((await draw(dung())).ok).toBe(true);
    await pass(1);
    expect(await read(chi())).toMatchObject({ holder: { own: true }, open_until: null });
  });

  it('counts as used once it was drawn from, also when it is given back early', async () => {
    for (let round = 0; round < 3; round += 1) {
      await join(an());
      await draw(an());
      await leave(an());
    }
    expect((await read()).open_until).toBeNull();
    for (let round = 0; round < 2; round += 1) {
      await join(an());
      await leave(an());
    }
    expect((await read()).open_until).not.toBeNull();
  });
});

describe('the table of the line', () => {
  const stateOf = async (session: Player): Promise<LineState> => {
    const { holder, place } = await read(session);
    return holder?.own === true ? 'holding' : place === null ? 'away' : 'waiting';
  };

  /** Brings chi into a state: an holds the box before, and dung waits behind. */
  async function bring(state: LineState): Promise<void> {
    if (state === 'holding') {
      for (const session of [chi(), dung()]) await join(session);
      return;
    }
    await join(an());
    if (state === 'waiting') await join(chi());
  }

  const does = {
    join: () => join(chi()),
    leave: () => leave(chi()),
    give_up: () => leave(chi()),
    // The holder before gives the box back.
    turn: () => leave(an()),
    end: async () => {
      await draw(chi());
      await pass(180);
    },
    miss: () => pass(60),
  } satisfies Record<LineMove, () => Promise<unknown>>;

  for (const from of lineStates) {
    for (const [move, rule] of Object.entries(lineMoves) as [LineMove, (typeof lineMoves)[LineMove]][]) {
      // Leaving is one call, from both states; what the shop does to the holder before is a turn for the next in line.
      const leaves = (move === 'leave' || move === 'give_up') && from !== 'away';
      const turns = (move === 'miss' || move === 'end') && from === 'waiting';
      const to = rule.from === from ? rule.to : leaves ? 'away' : turns ? 'holding' : from;
      it(`${from}: ${move} leads to ${to}`, async () => {
        await bring(from);
        await does[move]();
        expect(await stateOf(chi())).toBe(to);
      });
    }
  }
});
