import { randomUUID } from 'node:crypto';
import * as openingContract from '@mcy/api/boxes/opening/contract';
import * as proofContract from '@mcy/api/boxes/proof/contract';
import * as poolsContract from '@mcy/api/boxes/pools/contract';
import { verifyDraws } from '@mcy/api/boxes/proof/rules';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { type Answer, type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

const price = 10_000;
/** Two servers on one database, as behind a load balancer. */
let servers: [TestServer, TestServer];

beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  const first = await startTestServer({ databaseUrl });
  servers = [first, await startTestServer({ databaseUrl })];
  await seedBoxes(first.db, new Date());
});
afterAll(async () => {
  for (const server of servers) await server.close();
});
afterEach(async () => {
  const findings = await auditDatabase(servers[0].db);
  if (findings.length > 0) throw new Error(`the audit found ${JSON.stringify(findings)}`);
});

type Player = Session & { user_id: string };
type OpenAnswer = Answer<typeof openingContract.openMysteryBox>;

async function createPlayers(count: number, coins: number): Promise<Player[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const server = servers[index % 2 === 0 ? 0 : 1];
      return await server.playerWith(coins);
    }),
  );
}

function open(index: number, player: Player, pool_id: string, count: 1 | 5 | 10 = 1): Promise<OpenAnswer> {
  const request = { pool_id, count, client_seed: `client-${index}` };
  return servers[index % 2 === 0 ? 0 : 1].call(openingContract.openMysteryBox, request, { session: player });
}

describe('on PostgreSQL, with two servers', () => {
  it('64 clients drawing 1,000 times empty a box of 100 tickets exactly, and nobody pays for nothing', async () => {
    const clients = 64;
    const requests = 1_000;
    const { pool_id, prize_ids } = await createTestPool(servers[0].db, [1, 9, 30, 60], { price });
    const coins = 1_000_000;
    const players = await createPlayers(clients, coins);

    let sent = 0;
    const outcomes: { player: Player; answer: OpenAnswer }[] = [];
    await Promise.all(
      players.map(async (player, client) => {
        while (sent < requests) {
          sent += 1;
          outcomes.push({ player, answer: await open(client, player, pool_id) });
        }
      }),
    );
    expect(outcomes).toHaveLength(requests);

    const winners = outcomes.filter(({ answer }) => answer.ok);
    const losers = outcomes.filter(({ answer }) => !answer.ok);
    expect(winners).toHaveLength(100);
    const messages = new Set(
      losers.map(({ answer }) => (answer.ok ? '' : `${answer.code} ${answer.error}: ${answer.msg}`)),
    );
    expect([...messages]).toEqual(['422 sold_out: The goods have been sold out. Choose another box.']);

    const results = winners.flatMap(({ answer }) => (answer.ok ? answer.data.opening.results : []));
    const tickets = results.filter((result) => result.bonus === null);
    expect(tickets.map((ticket) => ticket.nonce).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 100 }, (_, nonce) => nonce),
    );
    const drawn = prize_ids.map((prize_id) => tickets.filter((ticket) => ticket.prize.prize_id === prize_id).length);
    expect(drawn).toEqual([1, 9, 30, 60]);
    expect(results.filter((result) => result.bonus === 'last').map((result) => result.nonce)).toEqual([99]);

    for (const player of players) {
      const won = winners.filter((outcome) => outcome.player === player).length;
      const wallet = await servers[0].succeed(readWallet, {}, { session: player });
      expect(wallet.balance).toBe(coins - won * price);
    }

    const first = await servers[0].succeed(proofContract.readDrawLog, { pool_id, limit: 50 });
    const cursor = first.next_cursor ?? '';
    const second = await servers[1].succeed(proofContract.readDrawLog, { pool_id, limit: 50, cursor });
    const log = { ...second, draws: [...first.rows, ...second.rows] };
    expect(verifyDraws(log)).toEqual({ verified: 100, failures: [], pending: 0 });
  });

  it('orders of different sizes for the last tickets are filled or refused, never cut', async () => {
    const { pool_id } = await createTestPool(servers[0].db, [2, 35], { price });
    const players = await createPlayers(16, 500_000);
    const counts = [1, 5, 10] as const;
    const answers = await Promise.all(
      players.flatMap((player, index) => counts.map((count) => open(index, player, pool_id, count))),
    );
    const sold = answers.flatMap((answer) => (answer.ok ? [answer.data.opening.count] : []));
    const { remaining } = await servers[0].succeed(poolsContract.readPool, { pool_id });
    expect(sold.reduce((total, count) => total + count, 0)).toBe(37 - (remaining ?? 0));
    // An order for one ticket is refused only when there is none.
    if (answers.some((answer) => !answer.ok && answer.error === 'sold_out')) expect(remaining).toBe(0);
    for (const answer of answers) if (!answer.ok) expect(['sold_out', 'commodity_shortage']).toContain(answer.error);
  });

  it('100 parallel requests with one idempotency key have one effect and 100 equal answers', async () => {
    const { pool_id } = await createTestPool(servers[0].db, [1, 99], { price });
    const [player] = await createPlayers(1, 500_000);
    const idempotencyKey = randomUUID();
    const request = { pool_id, count: 5, client_seed: 'once' } as const;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        servers[index % 2 === 0 ? 0 : 1].call(openingContract.openMysteryBox, request, {
          session: player,
          idempotencyKey,
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
    const pool = await servers[1].succeed(poolsContract.readPool, { pool_id });
    expect(pool.remaining).toBe(95);
    const wallet = await servers[1].succeed(readWallet, {}, { session: player });
    expect(wallet.balance).toBe(500_000 - 5 * price);
  });

  it('a player who can pay for three draws gets three of forty sent at once', async () => {
    const { pool_id } = await createTestPool(servers[0].db, [1, 99], { price: 20_000 });
    const other = await createTestPool(servers[0].db, [10_000, 990_000], { kind: 'infinite', price: 20_000 });
    const [player] = await createPlayers(1, 75_000);
    if (!player) throw new Error('no player');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => open(index, player, index % 3 === 0 ? pool_id : other.pool_id)),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('insufficient_balance');
    expect(await servers[0].succeed(readWallet, {}, { session: player })).toMatchObject({ balance: 15_000 });
  });

  it('an infinite pool numbers every draw and changes seeds between openings, with 24 players at once', async () => {
    const { pool_id } = await createTestPool(servers[0].db, [10_000, 990_000], {
      kind: 'infinite',
      price: 1_000,
      guarantee_after: 15,
      draws_per_seed: 20,
    });
    const players = await createPlayers(24, 100_000);
    const answers = await Promise.all(
      players.flatMap((player, index) => ([10, 1, 10, 5] as const).map((count) => open(index, player, pool_id, count))),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    const seeds = await servers[0].db.selectFrom('pool_seed').selectAll().where('pool_id', '=', pool_id).execute();
    expect(seeds.length).toBeGreaterThan(10);
    expect(seeds.filter((seed) => seed.revealed_at === null)).toHaveLength(1);
    const { next_nonce } = await servers[0].db
      .selectFrom('pool')
      .select('next_nonce')
      .where('pool_id', '=', pool_id)
      .executeTakeFirstOrThrow();
    expect(next_nonce).toBe(24 * 26);
  });
});
