import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as account from '@mcy/api/account/contract';
import { locales } from '@mcy/api/contract';
import * as wallet from '@mcy/api/wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantCode } from '../testing/plantCode.ts';
import { type TestServer, startTestServer } from '../testing/startTestServer.ts';
import { idempotencyKeyReused } from './messages.ts';

const registration = {
  nickname: 'Minh Anh',
  password: 'Saobien7',
  birthday: '1990-06-15',
  agreement: true,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function countPayments(user_id: string): Promise<number> {
  return (await server.db.selectFrom('payment').select('payment_id').where('user_id', '=', user_id).execute()).length;
}

/** Of somebody new, with a code that proves the name. */
async function newRegistration() {
  const sign_in_name = `${randomUUID()}@example.com`;
  return { ...registration, sign_in_name, code: await plantCode(server.db, sign_in_name, 'register') };
}

describe('one Idempotency-Key', () => {
  it('has one effect and one answer, byte for byte', async () => {
    const session = await server.registerUser();
    const options = { session, idempotencyKey: randomUUID() };
    const first = await server.call(wallet.recharge, { amount: 50_000 }, options);
    const again = await server.call(wallet.recharge, { amount: 50_000 }, options);
    expect(first.ok).toBe(true);
    expect(again.text).toBe(first.text);
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('has one effect when its requests come at once', async () => {
    const session = await server.registerUser();
    const options = { session, idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call(wallet.recharge, { amount: 50_000 }, options)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('gets back even a session that was opened, though its token is stored nowhere', async () => {
    const idempotencyKey = randomUUID();
    const request = await newRegistration();
    const first = await server.call(account.register, request, { idempotencyKey });
    const again = await server.call(account.register, request, { idempotencyKey });
    expect(again.text).toBe(first.text);
    const kept = await server.db.selectFrom('idempotency').selectAll().execute();
    const token = first.ok ? first.data.token : '';
    expect(token).not.toBe('');
    expect(kept.some(({ answer }) => answer?.includes(token))).toBe(false);
  });

  it('gets back a refusal as well, even when the rule would now say yes', async () => {
    const { sign_in_name } = await newRegistration();
    await server.register({ ...registration, sign_in_name });
    const request = { ...registration, sign_in_name, code: await plantCode(server.db, sign_in_name, 'register') };
    const idempotencyKey = randomUUID();
    const refused = await server.call(account.register, request, { idempotencyKey });
    expect(refused).toMatchObject({ error: 'sign_in_name_taken' });
    await server.db
      .updateTable('bound_name')
      .set({ sign_in_name: `${randomUUID()}@example.com` })
      .where('sign_in_name', '=', request.sign_in_name)
      .execute();
    expect((await server.call(account.register, request, { idempotencyKey })).text).toBe(refused.text);
  });

  it('may be tried again after being told to sign in', async () => {
    const idempotencyKey = randomUUID();
    expect(await server.call(wallet.recharge, { amount: 50_000 }, { idempotencyKey })).toMatchObject({ code: 401 });
    const session = await server.registerUser();
    expect(await server.call(wallet.recharge, { amount: 50_000 }, { session, idempotencyKey })).toMatchObject({
      code: 200,
    });
  });

  it.each(locales)('belongs to one request, call and caller (%s)', async (lang) => {
    const session = await server.registerUser();
    const stranger = await server.registerUser();
    const idempotencyKey = randomUUID();
    await server.succeed(wallet.recharge, { amount: 50_000 }, { session, idempotencyKey });
    const reused = { code: 422, error: 'idempotency_key_reused', msg: idempotencyKeyReused[lang] };
    const options = { session, idempotencyKey, lang };
    expect(await server.call(wallet.recharge, { amount: 60_000 }, options)).toMatchObject(reused);
    expect(await server.call(account.logout, {}, options)).toMatchObject(reused);
    expect(await server.call(wallet.recharge, { amount: 50_000 }, { ...options, session: stranger })).toMatchObject(
      reused,
    );
    expect(await countPayments(session.user_id)).toBe(1);
    expect(await countPayments(stranger.user_id)).toBe(0);
  });
});

it('an answer outlives the server', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mcy-data-'));
  const idempotencyKey = randomUUID();
  const before = await startTestServer({ dataDir });
  const code = await plantCode(before.db, 'lan@example.com', 'register');
  const request = { ...registration, sign_in_name: 'lan@example.com', code };
  const first = await before.call(account.register, request, { idempotencyKey });
  await before.close();
  const after = await startTestServer({ dataDir });
  const again = await after.call(account.register, request, { idempotencyKey });
  await after.close();
  rmSync(dataDir, { recursive: true });
  expect(first.ok).toBe(true);
  expect(again.text).toBe(first.text);
});
