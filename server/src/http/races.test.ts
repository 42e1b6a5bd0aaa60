import { randomUUID } from 'node:crypto';
import { readWallet, recharge } from '@mcy/api/wallet/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../audit.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { type TestPostgres, startPostgres } from '../testing/startPostgres.ts';
import { type TestServer, payAtSandbox, startTestServer } from '../testing/startTestServer.ts';

let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

describe('on PostgreSQL', () => {
  it('100 requests with one key have one effect and 100 equal answers', async () => {
    const session = await server.registerUser();
    const options = { session, idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.call(recharge, { amount: 50_000 }, options)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 200 });
    const payments = server.db.selectFrom('payment').select('payment_id').where('user_id', '=', session.user_id);
    expect(await payments.execute()).toHaveLength(1);
  });

  it('one payment approved 30 times at once is credited once', async () => {
    const session = await server.registerUser();
    const { pay_url } = await server.succeed(recharge, { amount: 50_000 }, { session });
    await Promise.all(Array.from({ length: 30 }, () => payAtSandbox(server.url, pay_url, 'approved')));
    expect(await server.succeed(readWallet, {}, { session })).toMatchObject({ balance: 50_000 });
  });

  it('a player’s entries keep the order of their balances under 40 recharges at once', async () => {
    const session = await server.registerUser();
    await Promise.all(Array.from({ length: 40 }, (_, index) => server.recharge(session, 50_000 + index)));
    expect(await server.succeed(readWallet, {}, { session })).toMatchObject({ balance: 40 * 50_000 + 780 });
  });

  it('a deadlock is resolved by running one of the two again', async () => {
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

  it('leaves every invariant standing', async () => {
    expect(await auditDatabase(server.db)).toEqual([]);
  });
});
