import { livePath } from '@mcy/api/contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFile } from '@mcy/api/system/uploads/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { shop } from '../../shop.ts';
import { startServer } from './startServer.ts';

let server: TestServer;
let appDir: string;
beforeAll(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'mcy-app-'));
  mkdirSync(join(appDir, 'assets'));
  writeFileSync(
    join(appDir, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>MCY</title>',
  );
  writeFileSync(join(appDir, 'assets/main-1a2b3c.js'), 'export {};'.repeat(500));
  writeFileSync(
    join(appDir, 'routes.json'),
    JSON.stringify({ paths: ['/', '/pages/index/card'], screens: '/assets/screens-1a2b3c.js' }),
  );
  server = await startTestServer({ env: { APP_DIR: appDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(appDir, { recursive: true });
});

describe('every answer', () => {
  it.each(['/', '/pages/index/card', '/no/such/page', '/api/enc/index', '/api/no/such/call', '/sandbox/pay'])(
    'to %s has its security headers',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=-]{16,}';/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toContain('microphone=()');
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('X-Powered-By')).toBeNull();
    },
  );
});

describe('the built app', () => {
  it.each([
    ['/', 200],
    ['/pages/index/card', 200],
    ['/pages/index/card/', 200],
    ['/pages/index/card?pool=1', 200],
    ['/pages/no/such/page', 404],
    ['/..%2f..%2fetc/passwd', 404],
  ])('serves its page for %s with status %i', async (path, status) => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await response.text()).toMatch(/<title>[^<]*MCY[^<]*<\/title>/);
  });

  it('preloads the list of screens on every page but the home page', async () => {
    const preload = '<link rel="modulepreload" href="/assets/screens-1a2b3c.js" />';
    expect(await (await fetch(`${server.url}/pages/index/card?pool=1`)).text()).toContain(preload);
    expect(await (await fetch(`${server.url}/`)).text()).not.toContain(preload);
  });

  it.each(['/', '/index.html', '/pages/index/card'])('at %s has its own nonce', async (path) => {
    const nonces = [];
    for (const response of [await fetch(`${server.url}${path}`), await fetch(`${server.url}${path}`)]) {
      const [, nonce] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(await response.text()) ?? [];
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('has files that are cached forever, compressed', async () => {
    const response = await fetch(`${server.url}/assets/main-1a2b3c.js`);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toMatch(/javascript/);
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
  });
});

it('is healthy once it listens', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

it('documents every call from its contract', async () => {
  const response = await fetch(`${server.url}/api/openapi.json`);
  const description = (await response.json()) as { paths: Record<string, Record<string, { summary: string }>> };
  // The stream, which is no call.
  expect(description.paths[livePath]).toHaveProperty('get');
  delete description.paths[livePath];
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `${method.toUpperCase()} ${path} ${summary}`),
  );
  expect(described.toSorted()).toEqual(
    [...shop.calls.map(({ call }) => call), uploadFile]
      .map(({ method, path, summary }) => `${method} ${path} ${summary}`)
      .toSorted(),
  );
});

it('documents which calls need an Idempotency-Key: every POST, except those the spec fixes without one', async () => {
  const response = await fetch(`${server.url}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, { post?: { parameters: Parameter[] } }> };
  const optional = Object.entries(paths).flatMap(([path, { post }]) => {
    const key = post?.parameters.find(({ name }) => name === 'Idempotency-Key');
    return post && !key?.required ? [path] : [];
  });
  expect(optional).toEqual(['/api/common/deShareKey', '/api/common/upload']);
});

interface Parameter {
  name: string;
  required: boolean;
}

it('reports a taken port in one sentence', async () => {
  const port = Number(new URL(server.url).port);
  const services = { db: server.db, config: { ...server.config, port }, log: pino({ level: 'silent' }) };
  await expect(startServer(shop.open(services))).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set PORT`,
  );
});

it('has no sandbox bank and no demo secrets in production', async () => {
  const production = await startTestServer({
    env: {
      DEMO: '0',
      APP_SECRET: 'a secret of our own 1',
      GATEWAY_SECRET: 'a secret of our own 2',
      IDENTITY_SECRET: 'a secret of our own 3',
    },
  });
  const session = await production.registerUser();
  expect(await production.call(recharge, { amount: 50_000 }, { session })).toMatchObject({
    code: 422,
    error: 'recharge_unavailable',
  });
  expect((await fetch(`${production.url}/sandbox/style.css`)).headers.get('Content-Type')).not.toMatch(/css/);
  expect((await fetch(`${production.url}/api/wallet/notify/sandbox`, { method: 'POST' })).status).toBe(404);
  await production.close();
});
