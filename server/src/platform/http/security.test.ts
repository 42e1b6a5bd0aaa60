import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { login } from '@mcy/api/account/entry/contract';
import { readUser } from '@mcy/api/account/profile/contract';
import { readPool } from '@mcy/api/boxes/pools/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shop } from '../../shop.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { type RunningServer, startServer } from './startServer.ts';

let server: TestServer;
let session: Session & { user_id: string };
beforeAll(async () => {
  server = await startTestServer();
  session = await server.registerUser();
});
afterAll(() => server.close());

function post(url: string, path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}?lang=en`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers },
    body,
  });
}

describe('the request log', () => {
  const lines: Record<string, unknown>[] = [];
  let logging: RunningServer;
  let url: string;
  beforeAll(async () => {
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) });
    logging = await startServer(shop.open({ db: server.db, config: { ...server.config, port: 0 }, log }));
    url = `http://127.0.0.1:${logging.port}`;
  });
  afterAll(() => logging.close(0));

  it('records who tried what, from where and how it ended, and no secret', async () => {
    const password = 'Sai-bet-nhe-1';
    const secrets = [password, 'nobody@example.com', session.token, 'Mozilla'];
    const headers = { token: session.token, pwdVersion: String(session.pwdVersion), 'User-Agent': 'Mozilla/5.0' };
    await post(url, login.path, JSON.stringify({ sign_in_name: 'nobody@example.com', password }), headers);
    await fetch(`${url}${readUser.path}?lang=en`, { headers });
    await fetch(`${url}${readUser.path}`, { headers: { token: 'x'.repeat(43) } });
    await post(url, '/api/no/such/call', '{}');
    expect(lines).toMatchObject([
      { path: login.path, code: 422, error: 'wrong_credentials', address: '127.0.0.1', msg: 'request' },
      { path: readUser.path, code: 200, user_id: session.user_id },
      { path: readUser.path, code: 401, error: 'sign_in_required' },
      { path: '/api/no/such/call', status: 404, error: 'unknown_path' },
    ]);
    expect(lines[1]).not.toHaveProperty('error');
    expect(lines[2]).not.toHaveProperty('user_id');
    for (const line of lines) {
      expect(line).toHaveProperty('request_id');
      expect(new Date(Number(line['time'])).getTime()).toBeGreaterThan(0);
      for (const secret of secrets) expect(JSON.stringify(line)).not.toContain(secret);
    }
  });

  it('stays one line per request, whatever the request contains', async () => {
    lines.length = 0;
    await fetch(`${url}/api/x%0A{"level":60,"msg":"forged"}?token=secret`);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

describe('the address of a caller', () => {
  const forwarded = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.4' };

  it.each([
    [0, '127.0.0.1'],
    [1, '198.51.100.4'],
    [2, '203.0.113.9'],
  ])(
    'is the one that the outermost of %i trusted proxies saw, whatever the caller claims',
    async (trustedProxies, address) => {
      const seen: unknown[] = [];
      const hear = (line: string) => void (line.includes('"msg":"request"') && seen.push(JSON.parse(line)));
      const log = pino({ level: 'info' }, { write: hear });
      const behind = await startServer(
        shop.open({ db: server.db, config: { ...server.config, port: 0, trustedProxies }, log }),
      );
      await fetch(`http://127.0.0.1:${behind.port}/healthz`, { headers: forwarded });
      await behind.close(0);
      expect(seen).toMatchObject([{ address }]);
    },
  );
});

it('every answer to a call declares its type and charset', async () => {
  const { headers } = await fetch(`${server.url}${readUser.path}`);
  expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
});

describe('another site', () => {
  const evil = { Origin: 'https://evil.example' };

  it('can read nothing and make no call that changes anything', async () => {
    const preflight = await fetch(`${server.url}${login.path}`, {
      method: 'OPTIONS',
      headers: {
        ...evil,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'idempotency-key',
      },
    });
    const read = await fetch(`${server.url}${readUser.path}`, { headers: evil });
    for (const { headers } of [preflight, read]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });

  it('cannot send what a browser sends without a preflight', async () => {
    const url = `${server.url}${login.path}`;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const simple = await fetch(url, { method: 'POST', headers: { ...evil, 'Content-Type': type }, body: '{}' });
      expect(await simple.json()).toMatchObject({ code: 422 });
    }
  });

  it('gets no cookie to send along', async () => {
    const response = await post(server.url, login.path, '{}');
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });
});

describe('a malicious request', () => {
  it('with a repeated parameter is refused', async () => {
    const id = randomUUID();
    const response = await fetch(`${server.url}${readPool.path}?pool_id=${id}&pool_id=${id}`);
    expect(await response.json()).toMatchObject({ code: 422, data: { field: 'pool_id' } });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('with a field called %s is refused', async (name) => {
    const body = `{"sign_in_name":"a@example.com","password":"x1","${name}":{"roles":["operator"]}}`;
    expect(await (await post(server.url, login.path, body)).json()).toMatchObject({ code: 422 });
    expect({}).not.toHaveProperty('roles');
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH'])('by %s does nothing and is not echoed', async (method) => {
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sent = httpRequest(
        `${server.url}${readUser.path}`,
        { method, headers: { token: 'secret-token' } },
        (got) => {
          let text = '';
          got.on('data', (chunk: Buffer) => (text += chunk.toString()));
          got.on('end', () => resolve({ status: got.statusCode, text }));
        },
      );
      sent.on('error', reject);
      sent.end();
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain('secret-token');
  });

  it('with endless headers is cut off', async () => {
    const response = await fetch(`${server.url}${readUser.path}`, { headers: { token: 'x'.repeat(20_000) } });
    expect(response.status).toBe(431);
  });
});
