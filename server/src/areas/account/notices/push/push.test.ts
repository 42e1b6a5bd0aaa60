import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { changePassword, endSession, listSessions, login, logout } from '@mcy/api/account/entry/contract';
import { readPushKey, subscribePush, unsubscribePush } from '@mcy/api/account/notices/contract';
import type { Locale } from '@mcy/api/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPool } from '../../../../testing/createTestPool.ts';
import { seedBoxes } from '../../../boxes/pools/seedBoxes.ts';
import { shop } from '../../../../shop.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { type Session, type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';
import { deliverPushes } from './deliverPushes.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { type PostPush, postPush } from './postPush.ts';
import { vapidKeysOf } from './vapidKeysOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
});
beforeEach(async () => {
  await server.db.deleteFrom('push_subscription').execute();
});
afterAll(() => server.close());

/** A browser with a subscription at a push service. */
function createDevice() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `https://push.example.com/send/${randomUUID()}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  return { subscription, open: (body: Buffer) => decrypt(body, keys, auth) };
}

/** Decrypts RFC 8188 and RFC 8291, as a browser does. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (label: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, body.subarray(0, 16), `Content-Encoding: ${label}\0`, bytes));
  const sealed = body.subarray(21 + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
}

async function subscribed(session: Session, lang: Locale = 'en') {
  const device = createDevice();
  await server.succeed(subscribePush, device.subscription, { session, lang });
  return device;
}

/** Runs the job once, with a push service that answers with the status. */
async function deliver(answer: number | ((endpoint: string) => number) = 201, at = new Date(Date.now() + 1000)) {
  const sent: Parameters<PostPush>[0][] = [];
  const post: PostPush = (details) => {
    sent.push(details);
    return Promise.resolve(typeof answer === 'number' ? answer : answer(details.endpoint));
  };
  const open = shop.open({ db: server.db, config: server.config, log: pino({ level: 'silent' }) });
  await deliverPushes({ ...open, post }, at);
  return sent;
}

const endpointOf = async (session: Session) => (await server.succeed(readPushKey, {}, { session })).endpoint;

describe('a notification', () => {
  it('is sent encrypted to its recipient’s devices only, each in its language, once', async () => {
    const [session, stranger] = [await server.registerUser(), await server.registerUser()];
    const device = await subscribed(session, 'zh');
    await subscribed(stranger);
    await server.recharge(session, 50_000);
    const sent = await deliver();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.endpoint).toBe(device.subscription.endpoint);
    expect(sent[0]?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 86_400 });
    expect(String(sent[0]?.headers?.['Authorization'])).toMatch(/^vapid t=/);
    expect(device.open(sent[0]?.body ?? Buffer.alloc(0))).toEqual({
      title: '充值成功',
      body: '50.000 金币已到账，祝你开出心仪好物！',
      path: expect.stringMatching(/^\/pages\/user\/notify_detail\?notification_id=[\da-f-]{36}$/) as unknown,
    });
    expect(await deliver()).toEqual([]);
  });

  it('of a win waits until the box was opened', async () => {
    const session = await server.playerWith(1_000_000);
    const device = await subscribed(session);
    const { pool_id } = await createTestPool(server.db, [1_000_000], {
      kind: 'infinite',
      price: 10_000,
      draws_per_seed: 20,
    });
    const opening = await server.succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'mine' }, { session });
    const waiting = await server.db.selectFrom('push_delivery').select('due_at').execute();
    expect(waiting.length).toBeGreaterThan(0);
    expect(await deliver()).toEqual([]);
    await server.succeed(revealOpening, { opening_id: opening.opening.opening_id }, { session });
    const [sent] = await deliver();
    expect(device.open(sent?.body ?? Buffer.alloc(0))).toMatchObject({
      title: expect.stringMatching(/Legendary/) as unknown,
    });
  });

  it('is retried when the push service fails, six times at most', async () => {
    const session = await server.registerUser();
    await subscribed(session);
    await server.recharge(session, 50_000);
    const minutes = (count: number): Date => new Date(Date.now() + 1000 + count * 60_000);
    expect(await deliver(503, minutes(0))).toHaveLength(1);
    expect(await deliver(503, minutes(0.9))).toEqual([]);
    for (const due of [1.1, 6, 16, 33, 60]) expect(await deliver(503, minutes(due))).toHaveLength(1);
    expect(await deliver(201, minutes(600))).toEqual([]);
    expect(await endpointOf(session)).not.toBeNull();
  });

  it('older than a day is no longer sent', async () => {
    const session = await server.registerUser();
    await subscribed(session);
    await server.recharge(session, 50_000);
    expect(await deliver(201, new Date(Date.now() + 90_000_000))).toEqual([]);
    expect(await deliver()).toEqual([]);
  });

  it.for([404, 410])('treats %i as a gone device and forgets it', async (status) => {
    const session = await server.registerUser();
    const gone = await subscribed(session);
    await server.recharge(session, 50_000);
    await server.recharge(session, 60_000);
    await deliver((endpoint) => (endpoint === gone.subscription.endpoint ? status : 201));
    expect(await endpointOf(session)).toBeNull();
    expect(await deliver()).toEqual([]);
  });
});

describe('a device', () => {
  it('gets nothing after unsubscribing, and has one subscription at a time', async () => {
    const session = await server.registerUser();
    await subscribed(session);
    const second = await subscribed(session);
    expect(await endpointOf(session)).toBe(second.subscription.endpoint);
    await server.recharge(session, 50_000);
    expect(await deliver()).toHaveLength(1);
    await server.succeed(unsubscribePush, {}, { session });
    await server.recharge(session, 50_000);
    expect(await deliver()).toEqual([]);
    expect(await endpointOf(session)).toBeNull();
  });

  it('where another user signs in notifies only that user', async () => {
    const [before, after] = [await server.registerUser(), await server.registerUser()];
    const { subscription } = await subscribed(before);
    await server.succeed(subscribePush, subscription, { session: after });
    await server.recharge(before, 50_000);
    expect(await deliver()).toEqual([]);
    expect(await endpointOf(before)).toBeNull();
  });

  it('is forgotten when its session ends: by signing out, from elsewhere, or by a new password', async () => {
    const count = async (): Promise<number> =>
      (await server.db.selectFrom('push_subscription').select('endpoint').execute()).length;
    const session = await server.registerUser();
    await subscribed(session);
    await server.succeed(logout, {}, { session });
    expect(await count()).toBe(0);

    const sign_in_name = `${randomUUID()}@example.com`;
    await server.register({
      sign_in_name,
      nickname: 'Minh Anh',
      password: 'Kho4Bau-9x',
      birthday: '1990-06-15',
      ...agreed,
    });
    const signIn = () => server.succeed(login, { sign_in_name, password: 'Kho4Bau-9x' });
    const [first, second] = [await signIn(), await signIn()];
    await subscribed(first);
    await subscribed(second);
    const { rows } = await server.succeed(listSessions, {}, { session: second });
    const session_id = rows.find(({ current }) => !current)?.session_id ?? '';
    await server.succeed(endSession, { session_id }, { session: second });
    expect(await count()).toBe(1);
    await server.succeed(
      changePassword,
      { old_password: 'Kho4Bau-9x', new_password: 'Kho4Bau-10x' },
      { session: second },
    );
    expect(await count()).toBe(0);
  });

  it.for([
    'http://push.example.com/send/1',
    'https://localhost/send',
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://2130706433/send',
    'https://printer.local/send',
    'https://metadata.google.internal/send',
    'https://push.example.com:8443/send',
    'https://user:secret@push.example.com/send',
    'push.example.com',
  ])('cannot be at %s', async (endpoint) => {
    const session = await server.registerUser();
    const answer = await server.call(subscribePush, { ...createDevice().subscription, endpoint }, { session });
    expect(answer).toMatchObject({ code: 422, error: 'push_endpoint_refused', field: 'endpoint' });
    expect(await endpointOf(session)).toBeNull();
  });

  it('needs keys of the right length and a signed-in user', async () => {
    const session = await server.registerUser();
    const { subscription } = createDevice();
    expect(await server.call(subscribePush, { ...subscription, p256dh: 'short' }, { session })).toMatchObject({
      code: 422,
      field: 'p256dh',
    });
    expect(await server.call(subscribePush, subscription)).toMatchObject({ code: 401 });
    expect(await server.call(readPushKey, {})).toMatchObject({ code: 401 });
  });
});

describe('the connection to push services', () => {
  it('never reaches a machine of this network, whatever the name resolves to', async () => {
    const details = { endpoint: 'https://localhost/send', headers: {}, body: Buffer.alloc(1) };
    await expect(postPush(details)).rejects.toThrow('does not resolve to a public address');
  });

  it.for([
    ['142.250.199.10', true],
    ['2404:6800:4005:80a::200a', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
  ] as const)('%s is on the internet: %s', ([address, open]) => {
    expect(isPublicAddress(address)).toBe(open);
  });
});

it('a shop without keys says so, and notifies no device', async () => {
  const { publicKey, privateKey, subject } = (await vapidKeysOf(server.db, server.config)) ?? {};
  expect(subject).toMatch(/^mailto:/);
  expect(await vapidKeysOf(server.db, server.config)).toEqual({ publicKey, privateKey, subject });
  expect(await vapidKeysOf(server.db, { vapid: null, demo: false })).toBeNull();
});
