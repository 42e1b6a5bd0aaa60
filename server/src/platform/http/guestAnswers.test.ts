import { randomUUID } from 'node:crypto';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Call, envelopeSchema } from '@mcy/api/contract';
import { listPools, readPool } from '@mcy/api/boxes/pools/contract';
import { readRanking } from '@mcy/api/account/rankings/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { giveToys, readGift } from '@mcy/api/collection/gifts/contract';
import { type KyselyPlugin, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPool } from '../../testing/createTestPool.ts';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { demoProductId, seedProducts } from '../../areas/mall/catalogue/demo/seedProducts.ts';
import { giveTestToys } from '../../testing/giveTestToys.ts';
import { shop } from '../../shop.ts';
import { createTestDaily } from '../../testing/createTestDaily.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { exampleRequest } from '../../testing/exampleRequest.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import type { OpenShop } from '../area/composeShop.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { touch } from '../facts/touch.ts';
import { startServer } from './startServer.ts';

const guestReads = shop.calls.filter(({ call }) => call.method === 'GET' && call.role === 'guest');

let one: TestServer;
let other: TestServer;
/** A third process, whose statements are counted. */
let open: OpenShop;
let counted: Awaited<ReturnType<typeof startServer>>;
let statements = 0;
let url: string;
let player: Session & { user_id: string };
let pool_id: string;
let prize_id: string;
const product_id = demoProductId('figure/singing-mermaid');
/** The secret of a gift's link. */
let gift: string | null;

beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  one = await startTestServer({ databaseUrl });
  other = await startTestServer({ databaseUrl });
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  open = shop.open({ db: one.db.withPlugin(counter), config: one.config, log: pino({ level: 'error' }) });
  counted = await startServer(open);
  url = `http://127.0.0.1:${counted.port}`;
  const now = new Date();
  await seedBoxes(one.db, now);
  await seedProducts(one.db, { opened: now, now });
  await createTestDaily(one.db);
  player = await one.registerUser();
  await one.recharge(player, 5_000_000);
  const pool = await createTestPool(one.db, [10_000, 990_000], { kind: 'infinite', guarantee_after: 80 });
  pool_id = pool.pool_id;
  prize_id = pool.prize_ids[0] ?? '';
  await one.succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'guest' }, { session: player });
  const item_ids = await giveTestToys(one, player, { blind_box: 1 });
  const { gift_id } = await one.succeed(giveToys, { item_ids }, { session: player });
  gift = (await one.succeed(readGift, { gift: gift_id }, { session: player })).link;
  await Promise.all([one, other].map(({ live }) => live.ready()));
  await open.live.ready();
});
afterAll(async () => {
  await counted.close(0);
  await open.close();
  await other.close();
  await one.close();
});

beforeEach(() => {
  // Time passes for the answers alone, so that a slow machine changes nothing.
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  open.guestAnswers.forgetAll();
});
afterEach(() => vi.useRealTimers());

const requestOf = (call: Call): Record<string, unknown> =>
  exampleRequest(call, { pool_id, prize_id, product_id, user_id: player.user_id, province_code: '01', gift });

function ask(call: Call, request: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Response> {
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return fetch(`${url}${call.path}?${query.toString()}`, { headers });
}

/** `fetch` would decompress it. */
async function openRaw(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(`${url}${path}`, { headers }, resolve).once('error', reject);
  const answer = await promise;
  return {
    encoding: answer.headers['content-encoding'],
    vary: answer.headers.vary,
    body: await buffer(answer),
  };
}

const sessionOf = ({ token, pwdVersion }: Session) => ({ token, pwdVersion: String(pwdVersion) });

const touchPools = (db: TestServer['db']) =>
  inTransaction(db, (transaction) => {
    touch(transaction, 'boxes/pools', 'everybody');
    return Promise.resolve();
  });

describe.each(guestReads.map(({ call }) => [call.path, call] as const))('%s', (_path, call) => {
  it('gives every guest the same answer, without a statement', async () => {
    const first = await ask(call, requestOf(call));
    const text = await first.text();
    expect(envelopeSchema.parse(JSON.parse(text)).code).toBe(200);
    statements = 0;
    const second = await ask(call, requestOf(call), {
      device: 'a-device-of-its-own-000001',
      page: randomUUID(),
      pwdVersion: '1',
      'User-Agent': 'another',
      'Idempotency-Key': randomUUID(),
      'Accept-Language': 'zh',
      Cookie: 'theme=dark',
    });
    expect(await second.text()).toBe(text);
    expect(statements).toBe(0);
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
    const unchanged = await ask(call, requestOf(call), { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
  });

  it('keeps nothing that a player was answered', async () => {
    const guests = await (await ask(call, requestOf(call))).text();
    open.guestAnswers.forgetAll();
    const players = await ask(call, requestOf(call), sessionOf(player));
    expect(players.headers.get('ETag')).toBeNull();
    if (call.maxAge === undefined) expect(players.headers.get('Cache-Control')).toBe('no-store');
    const playersText = await players.text();
    expect(await (await ask(call, requestOf(call))).text()).toBe(guests);
    // Players do not get the answers of guests either.
    expect(await (await ask(call, requestOf(call), sessionOf(player))).text()).toBe(playersText);
  });
});

it('an answer of a player differs from a guest’s where it is about them', async () => {
  const request = { board: 'spending', period: 'week' } as const;
  const guest = await (await ask(readRanking, request)).text();
  const own = await (await ask(readRanking, request, sessionOf(player))).text();
  expect(guest).toContain('"own":null');
  expect(own).not.toBe(guest);
});

it('a credential that is not valid is checked, and its answer is not kept', async () => {
  await ask(readPool, { pool_id });
  statements = 0;
  const answer = await ask(readPool, { pool_id }, { token: 'not-a-session', pwdVersion: '1' });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('ETag')).toBeNull();
  expect(statements).toBeGreaterThan(0);
});

it.each([
  ['any', '*', 304],
  ['this among others', '"other", TAG', 304],
  ['this as a strong one', 'STRONG', 304],
  ['another', '"other"', 200],
  ['too many to read', `${'"other", '.repeat(900)}TAG`, 200],
])('a client that names tags (%s) gets the answer only if it has none of them', async (_name, tags, status) => {
  const tag = (await ask(listPools, {})).headers.get('ETag') ?? '';
  const known = tags.replace('TAG', tag).replace('STRONG', tag.replace('W/', ''));
  expect((await ask(listPools, {}, { 'If-None-Match': known })).status).toBe(status);
});

it('a browser asks each time, and keeps an answer apart for each session', async () => {
  const { headers } = await ask(listPools, {});
  expect(headers.get('Cache-Control')).toBe('public, no-cache');
  expect(headers.get('Vary')).toBe('Accept-Encoding, token, pwdVersion');
});

it('many who ask at once wait for one answer', async () => {
  await ask(readPool, { pool_id });
  open.guestAnswers.forgetAll();
  statements = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(listPools, { limit: 7 })));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(statements).toBe(2);
});

it('each language and request has its own answer', async () => {
  const texts = [];
  for (const lang of ['vn', 'zh', 'en']) texts.push(await (await ask(readPool, { pool_id, lang })).text());
  expect(new Set(texts).size).toBe(3);
  const [long, short] = await Promise.all([ask(listPools, {}), ask(listPools, { limit: 1 })]);
  expect(short.headers.get('ETag')).not.toBe(long.headers.get('ETag'));
});

describe('a change', () => {
  const rename = (name: string) =>
    sql`update pool set name = jsonb_build_object('vn', ${name}::text, 'zh', ${name}::text, 'en', ${name}::text) where pool_id = ${pool_id}`.execute(
      one.db,
    );
  const readName = async () => (await (await ask(readPool, { pool_id })).text()).match(/"name":"([^"]*)"/)?.[1];

  it('that nobody tells is seen after a second', async () => {
    await rename('before');
    await readName();
    await rename('after');
    vi.advanceTimersByTime(999);
    expect(await readName()).toBe('before');
    vi.advanceTimersByTime(1);
    expect(await readName()).toBe('after');
  });

  it('that concerns everybody is seen at once, with another tag', async () => {
    await rename('before');
    const before = await ask(readPool, { pool_id });
    await rename('after');
    await touchPools(open.db);
    const after = await ask(readPool, { pool_id }, { 'If-None-Match': before.headers.get('ETag') ?? '' });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('"name":"after"');
  });

  it('that another process tells is seen as soon as it is heard', async () => {
    await rename('before');
    await readName();
    await rename('after');
    await touchPools(other.db);
    await vi.waitFor(async () => expect(await readName()).toBe('after'), { timeout: 5_000 });
  });

  it('of an answer that is just being read is not missed', async () => {
    const late = Promise.withResolvers<string>();
    const first = open.guestAnswers.answer('late', () => late.promise);
    open.guestAnswers.forget([{ topic: 'boxes/pools', user_id: 'everybody' }]);
    const second = await open.guestAnswers.answer('late', () => Promise.resolve('after'));
    late.resolve('before');
    expect((await first).envelope).toBe('before');
    expect(second.envelope).toBe('after');
    const third = await open.guestAnswers.answer('late', () => Promise.resolve('never read'));
    expect(third.envelope).toBe('after');
  });
});

it('a refusal is not kept, and says its own request', async () => {
  const unknown = randomUUID();
  const [first, second] = await Promise.all([ask(readPool, { pool_id: unknown }), ask(readPool, { pool_id: unknown })]);
  expect(first.headers.get('Cache-Control')).toBe('no-store');
  const ids = [await first.text(), await second.text()].map((text) => /"request_id":"([^"]+)"/.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(2);
});

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
  ['br;q=0.1, gzip;q=0', 'br', brotliDecompressSync],
])('an answer to "%s" is written as %s, for guests and for players', async (accepted, encoding, decompress) => {
  for (const headers of [{}, sessionOf(player)]) {
    const plain = await ask(listPools, {}, { ...headers, 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    const compressed = await openRaw(listPools.path, { ...headers, 'Accept-Encoding': accepted });
    expect(compressed.encoding).toBe(encoding);
    expect(compressed.vary).toContain('Accept-Encoding');
    const text = await plain.text();
    expect(decompress(compressed.body).toString()).toBe(text);
    expect(compressed.body.length).toBeLessThan(text.length / 3);
  }
});

it('a long list of encodings is read in part', async () => {
  const { encoding } = await openRaw(listPools.path, { 'Accept-Encoding': `gzip${', x'.repeat(4000)}, br` });
  expect(encoding).toBe('gzip');
});
