import { randomUUID } from 'node:crypto';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../audit.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { encryptBody, sendEncrypted } from '../../testing/sendEncrypted.ts';
import { type TestServer, payAtSandbox, startTestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
/** A second server on the same database, as behind a load balancer. */
let second: TestServer;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  server = await startTestServer({ databaseUrl });
  second = await startTestServer({ databaseUrl });
});
afterAll(async () => {
  await server.close();
  await second.close();
});

async function countPayments(user_id: string): Promise<number> {
  return (await server.db.selectFrom('payment').select('payment_id').where('user_id', '=', user_id).execute()).length;
}

describe('on PostgreSQL', () => {
  it('100 requests with one key have one effect and 100 equal answers', async () => {
    const session = await server.registerUser();
    const options = { session, idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.call(recharge, { amount: 50_000 }, options)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 200 });
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('the bytes of one encrypted body under 30 keys at two servers have one effect and 30 equal answers', async () => {
    const session = await server.registerUser();
    const body = encryptBody(server, { amount: 50_000 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        sendEncrypted(index % 2 === 0 ? server : second, recharge, body, { session, key: randomUUID() }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 200 });
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('one attempt encrypted five times, each repeated under other keys, causes no deadlock', async () => {
    const session = await server.registerUser();
    const attempt = randomUUID();
    const bodies = Array.from({ length: 5 }, () => encryptBody(server, { amount: 50_000 }));
    const first = await sendEncrypted(server, recharge, bodies[0] ?? '', { session, key: attempt });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const body = bodies[index % bodies.length] ?? '';
        return sendEncrypted(index % 2 === 0 ? server : second, recharge, body, { session, key: attempt });
      }),
    );
    const replays = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const body = bodies[index % bodies.length] ?? '';
        return sendEncrypted(index % 2 === 0 ? server : second, recharge, body, { session, key: randomUUID() });
      }),
    );
    expect(new Set([first, ...answers, ...replays].map(({ text }) => text)).size).toBe(1);
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('one encrypted body sent by two callers at once takes effect for one of them', async () => {
    const callers = [await server.registerUser(), await server.registerUser()];
    const body = encryptBody(server, { amount: 50_000 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const session = callers[index % 2];
        return sendEncrypted(index % 4 < 2 ? server : second, recharge, body, {
          ...(session && { session }),
          key: randomUUID(),
        });
      }),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers.filter(({ data }) => data['error'] === 'idempotency_key_reused')).toHaveLength(10);
    const counts = await Promise.all(callers.map(({ user_id }) => countPayments(user_id)));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1]);
  });

  it('one payment approved 30 times at once is credited once', async () => {
    const session = await server.registerUser();
    const { pay_url } = await server.succeed(recharge, { amount: 50_000 }, { session });
    await Promise.all(Array.from({ length: 30 }, () => payAtSandbox(server.url, pay_url, 'approved')));
    expect(await server.balanceOf(session)).toBe(50_000);
  });

  it('a player’s entries follow the order of their balances under 40 recharges at once', async () => {
    const session = await server.registerUser();
    await Promise.all(Array.from({ length: 40 }, (_, index) => server.recharge(session, 50_000 + index)));
    expect(await server.balanceOf(session)).toBe(40 * 50_000 + 780);
  });

  it('a deadlock is resolved by rerunning one of the two', async () => {
    const buckets = [randomUUID(), randomUUID()] as const;
    const empty_at = new Date();
    await server.db
      .insertInto('rate_limit')
      .values(buckets.map((bucket) => ({ bucket, empty_at })))
      .execute();
    let runs = 0;
    const lockBoth = (order: readonly string[]): Promise<void> =>
      inTransaction(server.db, async (db) => {
        runs += 1;
        for (const bucket of order) {
          await db.selectFrom('rate_limit').select('bucket').where('bucket', '=', bucket).forUpdate().execute();
          await sql`select pg_sleep(0.1)`.execute(db);
        }
      });
    await Promise.all([lockBoth(buckets), lockBoth(buckets.toReversed())]);
    expect(runs).toBe(3);
  });

  it('every invariant holds', async () => {
    expect(await auditDatabase(server.db)).toEqual([]);
  });
});
