import { randomUUID } from 'node:crypto';
import { defineCall } from '@mcy/api/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shop } from '../../shop.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { implement } from './handler.ts';
import { Refusal } from './Refusal.ts';
import { type RunningServer, startServer } from './startServer.ts';

const read = defineCall({
  topic: 'boxes/pools',
  method: 'GET',
  path: '/api/test/read',
  role: 'guest',
  summary: 'Reads nothing.',
  refuses: { pool_not_found: 404 },
  request: z.strictObject({ refusal: z.enum(['pool_not_found', 'sold_out']) }),
  response: z.object({}),
});

const write = defineCall({ ...read, method: 'POST', path: '/api/test/write' });

const message = { vn: 'Không được', zh: '不行', en: 'No' };

const calls = [
  implement(read, ({ refusal }) => Promise.reject(new Refusal({ error: refusal, message }))),
  implement(write, async ({ refusal }, { db }) => {
    await db.updateTable('app_user').set({ nickname: 'written' }).execute();
    throw new Refusal({ error: refusal, message });
  }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.registerUser('Khánh Linh');
});
afterAll(() => server.close());

describe.each([true, false])('with DEMO %s, a call', (demo) => {
  const lines: { msg: string }[] = [];
  let running: RunningServer;
  beforeAll(async () => {
    const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) });
    const open = shop.open({ db: server.db, config: { ...server.config, port: 0, demo }, log });
    running = await startServer({ ...open, shop: { ...shop, calls: [...shop.calls, ...calls] } });
  });
  afterAll(() => running.close(0));

  async function ask(method: 'GET' | 'POST', refusal: string, key: string = randomUUID()): Promise<unknown> {
    const url = new URL(method === 'GET' ? read.path : write.path, `http://127.0.0.1:${running.port}`);
    if (method === 'GET') url.searchParams.set('refusal', refusal);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const body = JSON.stringify({ refusal });
    const response = await fetch(url, method === 'GET' ? {} : { method, headers, body });
    return { status: response.status, ...((await response.json()) as object) };
  }

  const nicknames = () => server.db.selectFrom('app_user').select('nickname').distinct().execute();

  describe.each(['GET', 'POST'] as const)('by %s', (method) => {
    it('answers a refusal that it declares, with its code, and writes nothing', async () => {
      lines.length = 0;
      expect(await ask(method, 'pool_not_found')).toMatchObject({
        status: 200,
        code: 404,
        msg: message.vn,
        data: { error: 'pool_not_found' },
      });
      expect(lines).toEqual([]);
      expect(await nicknames()).toEqual([{ nickname: 'Khánh Linh' }]);
    });

    it('logs one that it does not declare, and fails in the demo', async () => {
      lines.length = 0;
      const failed = { status: 500, code: 500, data: { error: 'failed' } };
      const refused = { status: 200, code: 422, data: { error: 'sold_out' } };
      const key = randomUUID();
      for (const attempt of ['first', 'second']) {
        expect([attempt, await ask(method, 'sold_out', key)]).toMatchObject([attempt, demo ? failed : refused]);
      }
      // A refusal is stored under its key; a failure is not.
      expect(lines).toHaveLength(method === 'POST' && !demo ? 1 : 2);
      expect(JSON.stringify(lines)).toContain('refuses with sold_out, which its contract does not declare');
      expect(await nicknames()).toEqual([{ nickname: 'Khánh Linh' }]);
    });
  });
});

it('the API’s description has the refusals of every call, with their codes', async () => {
  const { paths, ...description } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { 'x-refuses': object }>>;
  };
  for (const { call } of shop.calls) {
    expect(paths[call.path]?.[call.method.toLowerCase()]?.['x-refuses']).toEqual(call.refuses ?? {});
  }
  expect(paths['/api/wallet/payment']?.['get']?.['x-refuses']).toEqual({ payment_not_found: 404 });
  expect(paths['/api/common/upload']?.['post']?.['x-refuses']).toMatchObject({ file_too_large: 413 });
  expect(description).toMatchObject({ 'x-refuses': { sign_in_required: 401, forbidden: 403 } });
});
