import { listNotifications } from '@mcy/api/account/notices/contract';
import { listUnopened, openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { readOdds } from '@mcy/api/boxes/pools/contract';
import { bonuses } from '@mcy/api/boxes/pools/words';
import { readDrawLog, readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { proveBonuses } from '@mcy/api/boxes/proof/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

const server = provideTwoServers();
type Player = Session & { user_id: string };
let players: [Player, Player, Player];

beforeAll(async () => {
  await seedBoxes(server(0).db, new Date());
  const [an, binh, chi] = await Promise.all(
    ['An', 'Bình', 'Chi'].map((name) => server(0).registerUser(`${name} Test`)),
  );
  if (!an || !binh || !chi) throw new Error('no players');
  players = [an, binh, chi];
  for (const player of players) await server(0).recharge(player, 50_000_000);
});

type Count = 1 | 5 | 10 | 'all';

const draw = (player: number, pool_id: string, count: Count, at = 0) =>
  server(at).call(openMysteryBox, { pool_id, count, client_seed: `p${player}` }, { session: players[player] });

async function open(player: number, pool_id: string, count: Count) {
  const answer = await draw(player, pool_id, count);
  if (!answer.ok) throw new Error(answer.msg);
  return answer.data.opening;
}

/** A pool of so many tickets that gives everything there is at its end. */
const poolOf = (tickets: number) => createTestPool(server(0).db, [1, tickets - 1], { withEndings: true, price: 1_000 });

/** What the browser makes of a pool's end, from the public log alone. */
async function judge(pool_id: string) {
  const log = await server(1).succeed(readDrawLog, { pool_id, limit: 50 });
  return proveBonuses({ ...log, draws: log.rows }, log.bonuses).map(({ logged, outcome }) => [logged.bonus, outcome]);
}

const all = (outcome: string) => bonuses.map((bonus) => [bonus, outcome]);

/** The items of bonuses, with their owner. */
async function givenOf(pool_id: string) {
  const { rows } = await sql<{ bonus: string; user_id: string; nonce: number; seen: boolean; revealed: boolean }>`
    select item.bonus, item.user_id, item.nonce, seen, revealed_at is not null as revealed
    from item join draw using (pool_id, nonce) join opening using (opening_id)
    where item.pool_id = ${pool_id} and item.bonus is not null`.execute(server(0).db);
  return rows;
}

describe('what a box gives at its end', () => {
  it.each<[string, number, readonly (readonly [player: number, count: Count])[]]>([
    ['one player takes all', 50, [[0, 'all']]],
    ['tickets are drawn one by one', 6, [0, 1, 2, 0, 1, 2].map((player) => [player, 1] as const)],
    [
      'the last ticket comes alone',
      11,
      [
        [0, 10],
        [1, 1],
      ],
    ],
    [
      'the last ten come together',
      20,
      [
        [0, 5],
        [1, 5],
        [2, 10],
      ],
    ],
    [
      'somebody takes the rest',
      36,
      [
        [0, 10],
        [1, 1],
        [0, 5],
        [2, 'all'],
      ],
    ],
    [
      'a box has a single ticket',
      2,
      [
        [2, 1],
        [2, 1],
      ],
    ],
  ])('goes to the right tickets when %s', async (_name, tickets, orders) => {
    const { pool_id } = await poolOf(tickets);
    for (const [player, count] of orders) {
      expect(await judge(pool_id)).toEqual(all('pending'));
      expect((await givenOf(pool_id)).length).toBe(0);
      await open(player, pool_id, count);
    }
    expect(await judge(pool_id)).toEqual(all('verified'));
    const { bonuses: shown } = await server(0).succeed(readOdds, { pool_id });
    const given = await givenOf(pool_id);
    expect(shown.map(({ bonus, winner }) => [bonus, winner?.nonce])).toEqual(
      bonuses.map((bonus) => [bonus, given.find((item) => item.bonus === bonus)?.nonce]),
    );
  });

  it('is in the answer of an order that holds all tickets, and the same in the record', async () => {
    const { pool_id } = await poolOf(10);
    const opening = await open(0, pool_id, 'all');
    expect(opening.results).toHaveLength(14);
    const onTop = opening.results.flatMap(({ bonus }) => bonus ?? []);
    expect(onTop.toSorted()).toEqual(bonuses.toSorted());
    const { rows } = await server(1).succeed(readDrawRecord, { pool_id, limit: 1 }, { session: players[0] });
    expect(rows[0]?.results).toEqual(opening.results);
  });

  it('reaches a player who has looked at their tickets in their collection, with a notice', async () => {
    const { pool_id } = await poolOf(12);
    const early = await open(0, pool_id, 10);
    await server(0).succeed(revealOpening, { opening_id: early.opening_id }, { session: players[0] });
    const late = await open(1, pool_id, 'all');
    expect(late.results.map(({ bonus }) => bonus)).not.toContain('arena');
    expect((await givenOf(pool_id)).filter(({ bonus }) => bonus === 'arena')).toMatchObject([
      { user_id: players[0].user_id, seen: true },
    ]);
    await server(0).delivered();
    const { rows } = await server(0).succeed(listNotifications, { limit: 10 }, { session: players[0] });
    expect(rows.some(({ title }) => title.includes('Arena'))).toBe(true);
  });

  it('waits with tickets that nobody has looked at', async () => {
    const { pool_id } = await poolOf(12);
    const early = await open(2, pool_id, 10);
    await open(1, pool_id, 'all');
    const arena = async () => (await givenOf(pool_id)).find(({ bonus }) => bonus === 'arena');
    expect(await arena()).toMatchObject({ user_id: players[2].user_id, seen: false });
    const { rows } = await server(0).succeed(listUnopened, {}, { session: players[2] });
    const waiting = rows.find(({ opening_id }) => opening_id === early.opening_id);
    expect(waiting?.results.some(({ bonus }) => bonus === 'arena')).toBe(true);
    await server(0).succeed(revealOpening, { opening_id: early.opening_id }, { session: players[2] });
    expect(await arena()).toMatchObject({ seen: true });
  });
});

describe('with two servers', () => {
  it('the last ticket that two want at once ends the box once', async () => {
    for (let round = 0; round < 5; round++) {
      const { pool_id } = await poolOf(6);
      await open(0, pool_id, 5);
      const answers = await Promise.all([draw(1, pool_id, 1, 0), draw(2, pool_id, 1, 1)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await judge(pool_id)).toEqual(all('verified'));
      expect((await givenOf(pool_id)).map(({ bonus }) => bonus).toSorted()).toEqual(bonuses.toSorted());
    }
  });

  it('a player who looks at their tickets while the box ends finds the prize in the collection', async () => {
    for (let round = 0; round < 10; round++) {
      const { pool_id } = await poolOf(11);
      const { opening_id } = await open(0, pool_id, 10);
      const looking = server(1).call(revealOpening, { opening_id }, { session: players[0] });
      const [looked, ended] = await Promise.all([looking, draw(1, pool_id, 1, 0)]);
      expect([looked.ok, ended.ok]).toEqual([true, true]);
      for (const { seen, revealed } of await givenOf(pool_id)) expect(seen).toBe(revealed);
    }
  });
});

it('the database refuses a bonus for another ticket, and a box that ends without its bonuses', async () => {
  const { db } = server(0);
  const { pool_id } = await poolOf(6);
  await open(0, pool_id, 5);
  const item = sql`
    insert into item (item_id, user_id, toy_id, serial, created_at, prize_id, pool_id, nonce, bonus)
    select gen_random_uuid(), ${players[0].user_id}, toy_id, 1, now(), prize_id, pool_id, 0, bonus
    from prize where pool_id = ${pool_id} and bonus = 'emperor'`;
  await expect(item.execute(db)).rejects.toMatchObject({ constraint: 'bonus_goes_to_its_ticket' });
  await expect(
    sql`update pool set remaining = 0, next_nonce = 6 where pool_id = ${pool_id}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'pool_gives_its_bonuses' });
});
