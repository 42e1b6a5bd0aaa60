import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as openingContract from '@mcy/api/boxes/opening/contract';
import * as proofContract from '@mcy/api/boxes/proof/contract';
import { verifyDraws } from '@mcy/api/boxes/proof/rules';
import type { RequestOf } from '@mcy/api/contract';
import { setSpendingCaps, startCoolOff } from '@mcy/api/wallet/spending/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { type Answer, type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

const price = 100_000;
type Player = Session & { user_id: string };
type OpenRequest = RequestOf<typeof openingContract.openMysteryBox>;
type OpenAnswer = Answer<typeof openingContract.openMysteryBox>;

let server: TestServer;
/** Their pools fill both lanes. */
let fillers: { player: Player; pool_id: string }[];

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await createTestDatabase() });
  await seedBoxes(server.db, new Date());
  fillers = [];
  for (let lane = 0; lane < 2; lane += 1) {
    const { pool_id } = await createTestPool(server.db, [1, 999_999], { kind: 'infinite', draws_per_seed: 10_000 });
    fillers.push({ player: await server.playerWith(1_000_000), pool_id });
  }
});
afterAll(() => server.close());
afterEach(async () => {
  const findings = await auditDatabase(server.db);
  if (findings.length > 0) throw new Error(`the audit found ${JSON.stringify(findings)}`);
});

function open(player: Player | undefined, request: Partial<OpenRequest>, idempotencyKey = randomUUID()) {
  const whole: OpenRequest = { pool_id: randomUUID(), count: 1, client_seed: 'batch', ...request };
  return server.call(openingContract.openMysteryBox, whole, { ...(player && { session: player }), idempotencyKey });
}

/** How many statements wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows[0]?.waiting ?? 0;
}

/** Sends orders while both lanes wait, so that they come together. */
async function together(send: () => readonly Promise<OpenAnswer>[]): Promise<OpenAnswer[]> {
  const pool_ids = fillers.map(({ pool_id }) => pool_id);
  const first: Promise<OpenAnswer>[] = [];
  let sent: readonly Promise<OpenAnswer>[] = [];
  await inTransaction(server.db, async (db) => {
    await sql`select from pool where pool_id = any(${pool_ids}::uuid[]) for update`.execute(db);
    for (const { player, pool_id } of fillers) {
      first.push(open(player, { pool_id }));
      // Else one batch may take both.
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(first.length);
    }
    sent = send();
    // All of them are in the queue.
    await sleep(500);
  });
  for (const answer of await Promise.all(first)) expect(answer.ok).toBe(true);
  return Promise.all(sent);
}

/** In how many transactions a pool's openings were written. */
async function countTransactions(pool_id: string): Promise<number> {
  const { rows } = await sql<{ transactions: number }>`
    select count(distinct xmin::text) as transactions from opening where pool_id = ${pool_id}`.execute(server.db);
  return rows[0]?.transactions ?? 0;
}

const outcomeOf = (answer: OpenAnswer): string => (answer.ok ? 'drawn' : answer.error);
const endless = () => createTestPool(server.db, [10_000, 990_000], { kind: 'infinite', price, draws_per_seed: 10_000 });

describe('orders in one batch', () => {
  it('are refused each by itself, and never spoil the others', async () => {
    const { pool_id } = await endless();
    const [resting, capped, poor, twice, reused] = await Promise.all([
      server.playerWith(500_000),
      server.playerWith(500_000),
      server.playerWith(99_999 + price),
      server.playerWith(500_000),
      server.playerWith(500_000),
    ]);
    await server.succeed(startCoolOff, { length: 'day' }, { session: resting });
    await server.succeed(setSpendingCaps, { day: 250_000, week: null, month: null }, { session: capped });
    const others = await Promise.all(Array.from({ length: 10 }, () => server.playerWith(200_000)));
    const [same, other] = [randomUUID(), randomUUID()];
    const answers = await together(() => [
      open(resting, { pool_id }),
      ...[1, 2, 3].map(() => open(capped, { pool_id })),
      ...[1, 2].map(() => open(poor, { pool_id })),
      open(others[0], {}),
      open(others[0], { pool_id, count: 'all' }),
      open(undefined, { pool_id }),
      ...[1, 2, 3].map(() => open(twice, { pool_id }, same)),
      open(reused, { pool_id }, other),
      open(reused, { pool_id, client_seed: 'another' }, other),
      ...others.map((player) => open(player, { pool_id })),
    ]);
    const outcomes = answers.map(outcomeOf);
    expect(outcomes.slice(0, 1)).toEqual(['cooling_off']);
    expect(outcomes.slice(1, 4).toSorted()).toEqual(['drawn', 'drawn', 'spending_cap_reached']);
    expect(outcomes.slice(4, 6).toSorted()).toEqual(['drawn', 'insufficient_balance']);
    expect(outcomes.slice(6, 9)).toEqual(['pool_not_found', 'not_all_at_once', 'sign_in_required']);
    expect(outcomes.slice(9, 12)).toEqual(['drawn', 'drawn', 'drawn']);
    expect(new Set(answers.slice(9, 12).map(({ text }) => text)).size).toBe(1);
    expect(outcomes.slice(12, 14).toSorted()).toEqual(['drawn', 'idempotency_key_reused']);
    expect(outcomes.slice(14)).toEqual(others.map(() => 'drawn'));
    expect(await countTransactions(pool_id)).toBeLessThan(5);
    expect(await server.balanceOf(twice)).toBe(400_000);
    expect(await server.balanceOf(poor)).toBe(99_999);
  });

  it('that the database refuses fail alone', async () => {
    const { pool_id } = await endless();
    await sql`alter table opening add constraint no_such_seed check (client_seed <> 'no-such-seed')`.execute(server.db);
    onTestFinished(async () => void (await sql`alter table opening drop constraint no_such_seed`.execute(server.db)));
    const players = await Promise.all(Array.from({ length: 8 }, () => server.playerWith(200_000)));
    const key = randomUUID();
    const answers = await together(() => [
      ...players.map((player) => open(player, { pool_id })),
      open(players[0], { pool_id, client_seed: 'no-such-seed' }, key),
      ...players.slice(1).map((player) => open(player, { pool_id })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(15);
    expect(answers[8]).toMatchObject({ ok: false, error: 'failed' });
    // Its key is free.
    expect(await open(players[0], { pool_id }, key)).toMatchObject({ ok: true });
  });

  it('give a refused order’s key its refusal again', async () => {
    const { pool_id } = await endless();
    const poor = await server.playerWith(100_000);
    await open(poor, { pool_id });
    const key = randomUUID();
    const answers = await together(() => [1, 2].map(() => open(poor, { pool_id }, key)));
    expect(answers.map(outcomeOf)).toEqual(['insufficient_balance', 'insufficient_balance']);
    await server.recharge(poor, 100_000);
    const again = await open(poor, { pool_id }, key);
    expect(new Set([...answers, again].map(({ text }) => text)).size).toBe(1);
  });

  it('that are asked about meanwhile are drawn with their answer, or not at all', async () => {
    const { pool_id } = await endless();
    const players = await Promise.all(Array.from({ length: 8 }, () => server.playerWith(price)));
    const request: OpenRequest = { pool_id, count: 1, client_seed: 'asked' };
    const answers = await together(() =>
      players.flatMap((session) => {
        const idempotencyKey = randomUUID();
        const send = (asks: boolean) =>
          server.call(openingContract.openMysteryBox, request, { session, idempotencyKey, asks });
        return [send(false), sleep(Math.random() * 500).then(() => send(true))];
      }),
    );
    for (const [place, session] of players.entries()) {
      const pair = answers.slice(place * 2, place * 2 + 2);
      expect(new Set(pair.map(({ text }) => text)).size).toBe(1);
      const drawn = pair[0]?.ok === true;
      if (!drawn) expect(pair[0]).toMatchObject({ error: 'order_unknown' });
      expect(await server.balanceOf(session)).toBe(drawn ? 0 : price);
    }
  });

  it('take the last ticket once, and the orders behind it find the box sold out', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 2, 4], { price });
    const players = await Promise.all(Array.from({ length: 12 }, () => server.playerWith(200_000)));
    const answers = await together(() => players.map((player) => open(player, { pool_id })));
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'drawn'),
      ...Array.from({ length: 5 }, () => 'sold_out'),
    ]);
    const results = answers.flatMap((answer) => (answer.ok ? answer.data.opening.results : []));
    expect(results.filter(({ bonus }) => bonus === 'last').map(({ nonce }) => nonce)).toEqual([6]);
    const log = await server.succeed(proofContract.readDrawLog, { pool_id, limit: 50 });
    expect(verifyDraws({ ...log, draws: log.rows })).toEqual({ verified: 7, failures: [], pending: 0 });
  });

  it('draw from a new seed only after its hash is public', async () => {
    const { pool_id } = await createTestPool(server.db, [10_000, 990_000], {
      kind: 'infinite',
      price: 1_000,
      draws_per_seed: 10,
    });
    const players = await Promise.all(Array.from({ length: 9 }, () => server.playerWith(200_000)));
    const answers = await together(() => players.map((player) => open(player, { pool_id, count: 5 })));
    expect(answers.map(outcomeOf)).toEqual(players.map(() => 'drawn'));
    const seeds = await server.db
      .selectFrom('pool_seed')
      .select(['first_nonce', 'revealed_at'])
      .where('pool_id', '=', pool_id)
      .orderBy('seed_index')
      .execute();
    expect(seeds.map(({ first_nonce }) => first_nonce)).toEqual([0, 10, 20, 30, 40]);
    expect(await countTransactions(pool_id)).toBeGreaterThanOrEqual(5);
    // A seed is committed by the transaction that reveals the one before it.
    const { rows: hasty } = await sql`
      select draw.nonce from draw
      join pool_seed before on before.pool_id = draw.pool_id and before.seed_index = draw.seed_index - 1
      where draw.pool_id = ${pool_id} and draw.xmin = before.xmin`.execute(server.db);
    expect(hasty).toEqual([]);
  });

  it('count one player’s guarantee on from order to order', async () => {
    const { pool_id } = await createTestPool(server.db, [1, 999_999], {
      kind: 'infinite',
      price: 1_000,
      guarantee_after: 10,
      draws_per_seed: 40,
    });
    const player = await server.playerWith(100_000);
    const other = await server.playerWith(100_000);
    const answers = await together(() =>
      [player, other, player, other, player, other, player, other].map((who) => open(who, { pool_id, count: 5 })),
    );
    const results = answers.flatMap((answer) => (answer.ok ? answer.data.opening.results : []));
    expect(results).toHaveLength(40);
    expect(results.filter(({ guaranteed }) => guaranteed)).toHaveLength(4);
    const log = await server.succeed(proofContract.readDrawLog, { pool_id, limit: 50 });
    expect(verifyDraws({ ...log, draws: log.rows })).toMatchObject({ verified: 40, failures: [] });
  });

  it('leave nothing when the database goes between the two trips, and are done when they are sent again', async () => {
    const { pool_id } = await endless();
    const players = await Promise.all(Array.from({ length: 6 }, () => server.playerWith(200_000)));
    const keys = players.map(() => randomUUID());
    const send = () => players.map((player, place) => open(player, { pool_id }, keys[place]));
    let sent: Promise<OpenAnswer>[] = [];
    await inTransaction(server.db, async (db) => {
      await sql`lock table opening in share row exclusive mode`.execute(db);
      sent = send();
      await expect.poll(countWaiting).toBeGreaterThan(0);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
    });
    const lost = await Promise.all(sent);
    expect(lost.map(outcomeOf)).toContain('unavailable');
    const again = await Promise.all(send());
    expect(again.map(outcomeOf)).toEqual(players.map(() => 'drawn'));
    for (const player of players) {
      expect(await server.balanceOf(player)).toBe(100_000);
    }
  });
});
