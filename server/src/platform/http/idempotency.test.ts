import { randomUUID } from 'node:crypto';
import * as entryContract from '@mcy/api/account/entry/contract';
import * as noticesContract from '@mcy/api/account/notices/contract';
import { locales } from '@mcy/api/contract';
import * as wallet from '@mcy/api/wallet/recharge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepRequests } from './sweepRequests.ts';
import { agreed } from '../../testing/agreed.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { plantCode } from '../../testing/plantCode.ts';
import { encryptBody, sendEncrypted } from '../../testing/sendEncrypted.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { idempotencyKeyReused } from './messages.ts';

const registration = {
  nickname: 'Minh Anh',
  password: 'Saobien7',
  birthday: '1990-06-15',
  ...agreed,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function countPayments(user_id: string): Promise<number> {
  return (await server.db.selectFrom('payment').select('payment_id').where('user_id', '=', user_id).execute()).length;
}

/** A registration of a new user, with a code that proves the name. */
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

  it('replays even a new session, though its token is stored nowhere', async () => {
    const idempotencyKey = randomUUID();
    const request = await newRegistration();
    const first = await server.call(entryContract.register, request, { idempotencyKey });
    const again = await server.call(entryContract.register, request, { idempotencyKey });
    expect(again.text).toBe(first.text);
    const kept = await server.db.selectFrom('idempotency').selectAll().execute();
    const token = first.ok ? first.data.token : '';
    expect(token).not.toBe('');
    expect(kept.some(({ answer }) => answer?.includes(token))).toBe(false);
  });

  it('replays a refusal even when the rule would now allow it', async () => {
    const { sign_in_name } = await newRegistration();
    await server.register({ ...registration, sign_in_name });
    const request = { ...registration, sign_in_name, code: await plantCode(server.db, sign_in_name, 'register') };
    const idempotencyKey = randomUUID();
    const refused = await server.call(entryContract.register, request, { idempotencyKey });
    expect(refused).toMatchObject({ error: 'sign_in_name_taken' });
    await server.db
      .updateTable('bound_name')
      .set({ sign_in_name: `${randomUUID()}@example.com` })
      .where('sign_in_name', '=', request.sign_in_name)
      .execute();
    expect((await server.call(entryContract.register, request, { idempotencyKey })).text).toBe(refused.text);
  });

  it('may be tried again after a "please sign in"', async () => {
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
    expect(await server.call(entryContract.logout, {}, options)).toMatchObject(reused);
    expect(await server.call(wallet.recharge, { amount: 50_000 }, { ...options, session: stranger })).toMatchObject(
      reused,
    );
    expect(await countPayments(session.user_id)).toBe(1);
    expect(await countPayments(stranger.user_id)).toBe(0);
  });
});

describe('the bytes of an encrypted body', () => {
  const reused = { code: 422, data: { error: 'idempotency_key_reused' } };
  const key = () => randomUUID();

  it('have one effect and one answer under any key, and under none', async () => {
    const session = await server.registerUser();
    const body = encryptBody(server, { amount: 50_000 });
    const first = await sendEncrypted(server, wallet.recharge, body, { session, key: key() });
    expect(first).toMatchObject({ code: 200 });
    const another = key();
    for (const header of [{ key: another }, { key: another }, {}]) {
      expect((await sendEncrypted(server, wallet.recharge, body, { session, ...header })).text).toBe(first.text);
    }
    // The key that got this answer belongs to its request.
    const options = { session, idempotencyKey: another };
    expect(await server.call(wallet.recharge, { amount: 60_000 }, options)).toMatchObject({
      error: 'idempotency_key_reused',
    });
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it.each([
    ['without its padding', (body: string) => body.replace(/=+$/, '')],
    ['with surrounding whitespace', (body: string) => ` ${body}\r\n`],
    ['with other bits where its padding is', (body: string) => body.replace(/.(?===$)/, nextLetter)],
    // The first block is {"amount":50000, and the IV is added to it.
    ['with an IV that writes the number differently', (body: string) => changeText(body, 10, '50000', '5e4  ')],
  ])('are the same body %s', async (_how, change) => {
    const session = await server.registerUser();
    const body = encryptBody(server, { amount: 50_000 });
    expect(change(body)).not.toBe(body);
    const first = await sendEncrypted(server, wallet.recharge, body, { session, key: key() });
    expect(first).toMatchObject({ code: 200 });
    const again = await sendEncrypted(server, wallet.recharge, change(body), { session, key: key() });
    expect(again.text).toBe(first.text);
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('are another request when the IV makes it a different one', async () => {
    const session = await server.registerUser();
    const body = encryptBody(server, { amount: 50_000 });
    expect(await sendEncrypted(server, wallet.recharge, body, { session, key: key() })).toMatchObject({ code: 200 });
    const more = changeText(body, 10, '5', '9');
    expect(await sendEncrypted(server, wallet.recharge, more, { session, key: key() })).toMatchObject(reused);
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('are remembered for every retry of an attempt, not only the first', async () => {
    const session = await server.registerUser();
    const attempt = key();
    const bodies = [1, 2, 3].map(() => encryptBody(server, { amount: 50_000 }));
    const answers = [];
    for (const body of bodies)
      answers.push(await sendEncrypted(server, wallet.recharge, body, { session, key: attempt }));
    for (const body of bodies)
      answers.push(await sendEncrypted(server, wallet.recharge, body, { session, key: key() }));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('reveal nothing to another caller or call, and do nothing for them', async () => {
    const session = await server.registerUser();
    const stranger = await server.registerUser();
    const body = encryptBody(server, { amount: 50_000 });
    const header = key();
    expect(await sendEncrypted(server, wallet.recharge, body, { session, key: header })).toMatchObject({ code: 200 });
    for (const again of [{ key: header }, { key: key() }, {}]) {
      expect(await sendEncrypted(server, wallet.recharge, body, { session: stranger, ...again })).toMatchObject(reused);
      expect(await sendEncrypted(server, wallet.recharge, body, again)).toMatchObject({ code: 401 });
    }
    expect(await countPayments(stranger.user_id)).toBe(0);

    const empty = encryptBody(server, {});
    const options = { session, key: key() };
    expect(await sendEncrypted(server, noticesContract.markNotificationsRead, empty, options)).toMatchObject({
      code: 200,
    });
    expect(await sendEncrypted(server, entryContract.logout, empty, { session, key: key() })).toMatchObject(reused);
  });

  it('of a login give its session only to the holder of its key', async () => {
    const request = await newRegistration();
    const opened = await server.succeed(entryContract.register, request);
    const { sign_in_name, password } = request;
    const body = encryptBody(server, { sign_in_name, password });
    const header = key();
    const first = await sendEncrypted(server, entryContract.login, body, { key: header });
    expect(first).toMatchObject({ code: 200 });
    const stranger = await server.registerUser();
    expect(await sendEncrypted(server, entryContract.login, body, { session: stranger, key: key() })).toMatchObject(
      reused,
    );
    for (const other of [{ key: key() }, {}]) {
      expect(await sendEncrypted(server, entryContract.login, body, other)).toMatchObject(reused);
    }
    expect((await sendEncrypted(server, entryContract.login, body, { key: header })).text).toBe(first.text);
    const sessions = server.db.selectFrom('session').select('session_id').where('user_id', '=', opened.user.id);
    expect(await sessions.execute()).toHaveLength(2);
  });

  it('keep a refusal like a key does, except "later" and "sign in"', async () => {
    const session = await server.registerUser();
    const wrong = encryptBody(server, { old_password: 'Sai-bet-1', new_password: 'Saobien9' });
    const first = await sendEncrypted(server, entryContract.changePassword, wrong, { session, key: key() });
    expect(first).toMatchObject({ code: 422, data: { error: 'wrong_password' } });
    const again = await sendEncrypted(server, entryContract.changePassword, wrong, { session, key: key() });
    expect(again.text).toBe(first.text);
    const body = encryptBody(server, { amount: 50_000 });
    expect(await sendEncrypted(server, wallet.recharge, body, { key: key() })).toMatchObject({ code: 401 });
    expect(await sendEncrypted(server, wallet.recharge, body, { session, key: key() })).toMatchObject({ code: 200 });
  });

  it('need a key the first time, and a key needs the same request each time', async () => {
    const session = await server.registerUser();
    const body = encryptBody(server, { amount: 50_000 });
    const missing = { code: 422, data: { error: 'idempotency_key_required' } };
    expect(await sendEncrypted(server, wallet.recharge, body, { session })).toMatchObject(missing);
    const header = key();
    expect(await sendEncrypted(server, wallet.recharge, body, { session, key: header })).toMatchObject({ code: 200 });
    const other = encryptBody(server, { amount: 60_000 });
    expect(await sendEncrypted(server, wallet.recharge, other, { session, key: header })).toMatchObject(reused);
    expect(await sendEncrypted(server, wallet.recharge, other, { session, key: key() })).toMatchObject({ code: 200 });
    expect(await countPayments(session.user_id)).toBe(2);
  });

  it('are remembered while their timestamp is valid, whatever is swept', async () => {
    const session = await server.registerUser();
    const [body, later] = [encryptBody(server, { amount: 50_000 }), encryptBody(server, { amount: 50_000 })];
    const header = key();
    const first = await sendEncrypted(server, wallet.recharge, body, { session, key: header });
    const week = 7 * 86_400_000;
    // Retried with other bytes just before its key expires.
    await server.db
      .updateTable('idempotency')
      .set({ created_at: new Date(Date.now() - week + 60_000) })
      .execute();
    await sendEncrypted(server, wallet.recharge, later, { session, key: header });
    // A timestamp may be 300 s ahead of the server's clock, and stays valid until 300 s after it.
    await sweepRequests(server.db, new Date(Date.now() + 660_000));
    expect((await sendEncrypted(server, wallet.recharge, later, { session, key: key() })).text).toBe(first.text);
    expect(await countPayments(session.user_id)).toBe(1);
  });

  it('and their answer are not stored in the database', async () => {
    const request = await newRegistration();
    await server.succeed(entryContract.register, request);
    const { sign_in_name, password } = request;
    const body = encryptBody(server, { sign_in_name, password });
    const { data } = await sendEncrypted(server, entryContract.login, body, { key: key() });
    const kept = await server.db.selectFrom('idempotency').selectAll().execute();
    const secrets = [Buffer.from(String(data['token'])), Buffer.from(body, 'base64').subarray(0, 16)];
    for (const row of kept) {
      const bytes = Buffer.concat([row.key_hash, row.fingerprint, row.answer ?? Buffer.alloc(0)]);
      for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
    }
  });
});

function nextLetter(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
}

/** Changes characters of the first block without the key: AES-CBC XORs the IV into it. */
function changeText(body: string, at: number, from: string, to: string): string {
  const bytes = Buffer.from(body, 'base64');
  for (const [index, byte] of Buffer.from(from).entries()) {
    bytes[at + index] = (bytes[at + index] ?? 0) ^ byte ^ (Buffer.from(to)[index] ?? 0);
  }
  return bytes.toString('base64');
}

it('an answer survives a server restart', async () => {
  const databaseUrl = await createTestDatabase();
  const idempotencyKey = randomUUID();
  const before = await startTestServer({ databaseUrl });
  const code = await plantCode(before.db, 'lan@example.com', 'register');
  const request = { ...registration, sign_in_name: 'lan@example.com', code };
  const first = await before.call(entryContract.register, request, { idempotencyKey });
  await before.close();
  const after = await startTestServer({ databaseUrl });
  const again = await after.call(entryContract.register, request, { idempotencyKey });
  await after.close();
  expect(first.ok).toBe(true);
  expect(again.text).toBe(first.text);
});
