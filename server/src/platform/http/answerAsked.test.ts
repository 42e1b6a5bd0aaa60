import { randomUUID } from 'node:crypto';
import * as entryContract from '@mcy/api/account/entry/contract';
import * as wallet from '@mcy/api/wallet/recharge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { orderUnknown } from './messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function countPayments(user_id: string): Promise<number> {
  return (await server.db.selectFrom('payment').select('payment_id').where('user_id', '=', user_id).execute()).length;
}

describe('a question after an order', () => {
  it('gets the answer that the key got, and has no effect', async () => {
    const session = await server.registerUser();
    const idempotencyKey = randomUUID();
    const first = await server.call(wallet.recharge, { amount: 50_000 }, { session, idempotencyKey });
    const asked = await server.call(wallet.recharge, { amount: 50_000 }, { session, idempotencyKey, asks: true });
    expect(asked.text).toBe(first.text);
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('refuses an order that is not known for good: when it arrives after all, it does nothing', async () => {
    const session = await server.registerUser();
    const options = { session, idempotencyKey: randomUUID(), lang: 'vn' } as const;
    const unknown = { code: 422, error: 'order_unknown', msg: orderUnknown.vn };
    expect(await server.call(wallet.recharge, { amount: 50_000 }, { ...options, asks: true })).toMatchObject(unknown);
    expect(await server.call(wallet.recharge, { amount: 50_000 }, options)).toMatchObject(unknown);
    expect(await countPayments(session.user_id)).toBe(0);
  });

  it('and the order itself, at once, agree on what happened', async () => {
    const session = await server.registerUser();
    let paid = 0;
    for (let time = 0; time < 5; time++) {
      const options = { session, idempotencyKey: randomUUID() };
      const answers = await Promise.all(
        [false, true, false, true].map((asks) =>
          server.call(wallet.recharge, { amount: 50_000 }, { ...options, asks }),
        ),
      );
      // A refusal names its own request only when it is not kept.
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      if (answers[0]?.ok) paid += 1;
    }
    expect(await countPayments(session.user_id)).toBe(paid);
  });

  it('belongs to its request and its user', async () => {
    const [session, stranger] = [await server.registerUser(), await server.registerUser()];
    const idempotencyKey = randomUUID();
    await server.succeed(wallet.recharge, { amount: 50_000 }, { session, idempotencyKey });
    const reused = { code: 422, error: 'idempotency_key_reused' };
    const asks = { idempotencyKey, asks: true };
    expect(await server.call(wallet.recharge, { amount: 60_000 }, { session, ...asks })).toMatchObject(reused);
    expect(await server.call(wallet.recharge, { amount: 50_000 }, { session: stranger, ...asks })).toMatchObject(
      reused,
    );
    expect(await server.call(entryContract.logout, {}, asks)).toMatchObject({ code: 401 });
  });

  it('is not a guest’s, who orders nothing', async () => {
    const request = { sign_in_name: 'lan@example.com', purpose: 'register' } as const;
    expect(await server.call(entryContract.sendCode, request, { asks: true })).toMatchObject({ code: 401 });
  });
});
