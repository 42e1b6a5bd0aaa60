import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { shop } from '../../shop.ts';
import { startServer } from '../http/startServer.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { beforePaint, writeTestApp } from '../../testing/writeTestApp.ts';

let server: TestServer;
let appDir: string;
beforeAll(async () => {
  appDir = writeTestApp();
  server = await startTestServer({ env: { APP_DIR: appDir } });
  await seedBoxes(server.db, new Date());
  // The thread that renders may need longer to start than a visitor waits.
  for (let tries = 0; tries < 100 && !isRendered(await visit('/')); tries += 1) await sleep(100);
});
afterAll(async () => {
  await server.close();
  rmSync(appDir, { recursive: true });
});

async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The body as it goes over the wire. */
async function visitRaw(path: string, encoding: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(`${server.url}${path}`, { headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject);
  return buffer(await promise);
}

function isRendered({ html }: { html: string }): boolean {
  return html.includes('data-rendered=');
}

describe('a guest', () => {
  it('gets the page with what it shows', async () => {
    const { rows } = await server.succeed(listPools, {}, { lang: 'vn' });
    const { html, status } = await visit('/pages/index/card');
    expect(status).toBe(200);
    for (const { name } of rows) expect(html).toContain(name);
    // What the shell shows until the app is there.
    expect(html).not.toContain('data-loading');
  });

  it('gets styles and the picture first, then the markup, its data, and scripts last', async () => {
    const { html } = await visit('/');
    const order = [
      '/toy.webp',
      '@layer reset;',
      '.home{}',
      '<h1>',
      'id="page-data"',
      'index-1.js',
      'Home-1.js',
      'part-1.js',
    ];
    expect(order.map((part) => html.indexOf(part))).toEqual(
      order.map((part) => html.indexOf(part)).toSorted((one, other) => one - other),
    );
    // They wait until the page is drawn.
    expect(html.indexOf('<template id="page-scripts">')).toBeLessThan(html.indexOf('index-1.js'));
    // The first paint waits for no style sheet, and the app's loader knows that they are here.
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" disabled href="/assets/first-1.css">',
      '<link rel="stylesheet" disabled href="/assets/Home-1.css">',
    ]);
    // Each file that the entry imports is evaluated before it, in a task of its own.
    expect([...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      '/assets/framework-1.js',
      '/assets/index-1.js',
    ]);
    // What the entry brings is not named twice.
    expect(html).not.toContain('shared-1.js');
  });

  it('gets it in the language of the address, else of the browser', async () => {
    const english = (await server.succeed(listPools, {}, { lang: 'en' })).rows[0]?.name ?? '?';
    const wants = { 'Accept-Language': 'en-US,en;q=0.9' };
    for (const page of [
      await visit('/?lang=en'),
      await visit('/', wants),
      await visit('/?lang=en', { 'Accept-Language': 'zh' }),
    ]) {
      expect(page.html).toContain(english);
      expect(page.html).toContain('lang="en-US"');
      expect(page.html).toContain('data-rendered="en"');
    }
    expect((await visit('/?lang=vn', wants)).html).not.toContain(english);
    expect((await visit('/', wants)).headers.get('Vary')).toContain('Accept-Language');
  });

  it('gets a nonce that no other answer has, and no cache may share it', async () => {
    const nonces = [];
    for (const { html, headers } of [await visit('/'), await visit('/')]) {
      const [, nonce = '?'] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(html) ?? [];
      expect(headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it.each(['br', 'gzip'])('shares what was compressed for others, except the end (%s)', async (encoding) => {
    const [one, other] = [await visitRaw('/', encoding), await visitRaw('/', encoding)];
    // The nonce, and what ends the document.
    expect(one.length).toBeGreaterThan(300);
    const last = Math.min(one.length, other.length) - 250;
    expect(one.subarray(0, last).equals(other.subarray(0, last))).toBe(true);
    expect(one.equals(other)).toBe(false);
    const { html } = await visit('/', { 'Accept-Encoding': encoding });
    expect(html).toContain('<h1>');
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  it('gets it uncompressed when strangers keep asking under new hosts', async () => {
    const encodings: unknown[] = [];
    for (let host = 0; host < 6; host += 1) {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      const headers = { Host: `shop${host}.example`, 'Accept-Encoding': 'gzip' };
      get(`${server.url}/pages/index/card?lang=en`, { headers }, resolve).on('error', reject);
      const answer = await promise;
      encodings.push(answer.headers['content-encoding']);
      answer.resume();
    }
    expect(encodings.at(0)).toBe('gzip');
    expect(encodings.at(-1)).toBeUndefined();
  });

  it('gets its styles by their hash', async () => {
    const { headers, html } = await visit('/');
    const [, css = '?'] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'sha256-${hash}' 'nonce-`);
    expect(html.match(/ nonce=/g)).toHaveLength(1);
  });

  it('gets the inline script by its hash, and no other', async () => {
    const { headers } = await visit('/');
    const hash = createHash('sha256').update(beforePaint).digest('base64');
    expect(headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each([
    ['/', 'br', 'br'],
    ['/', 'br;q=0, gzip', 'gzip'],
    ['/', 'br;q=0', null],
    ['/pages/user/edit', 'br;q=0, gzip', 'gzip'],
  ])('gets %s, with Accept-Encoding "%s", in %s', async (path, accepted, encoding) => {
    const { headers, html } = await visit(path, { 'Accept-Encoding': accepted });
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(html).toContain('</html>');
  });
});

describe('the shell', () => {
  it.each([
    ['a client with a token', '/', { token: 'x' }],
    ['the service worker', '/', { 'Sec-Fetch-Dest': 'empty' }],
    ['a request for it by name', '/index.html', {}],
    ['an address with parameters that its route does not declare', '/pages/index/card?kind=lucky', {}],
    ['an item that does not exist', '/pages/box/detail?pool_id=0199b1f0-0000-7000-8000-000000000009', {}],
    ['a page for users', '/pages/user/edit', {}],
    ['a page that fails', '/pages/test/kind?kind=broken', {}],
    ['a page that asks for what a guest may not see', '/pages/test/kind?kind=own', {}],
  ])('is for %s', async (_who, path, headers: Record<string, string>) => {
    const page = await visit(path, headers);
    expect(page.status).toBe(200);
    expect(isRendered(page)).toBe(false);
    expect(page.html).toContain('<svg data-loading></svg>');
    expect(page.html).toContain('index-1.js');
  });

  it('has the styles of its parts after those that decide the order of layers', async () => {
    const { html } = await visit('/', { token: 'x' });
    const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(sheets).toEqual(['/assets/first-1.css', '/assets/Home-1.css']);
  });

  it('is sent when a page takes too long, and other pages still come after it', async () => {
    expect(isRendered(await visit('/pages/test/kind?kind=endless'))).toBe(false);
    expect(isRendered(await visit('/'))).toBe(true);
  });
});

it('keeps nothing of a person', async () => {
  const session = await server.registerUser('Riêng Tư');
  const { token, pwdVersion } = session;
  await visit('/pages/index/card?lang=zh', { token, pwdVersion: String(pwdVersion), Cookie: 'signedIn=1' });
  const { html } = await visit('/pages/index/card?lang=zh');
  for (const own of [token, session.user_id, 'Riêng Tư']) expect(html).not.toContain(own);
});

it.each(['/server/serverMain.js', '/.vite/manifest.json', '/.vite%2Fmanifest.json', '/%2Evite/manifest.json'])(
  'does not serve %s, which is for the server',
  async (path) => {
    const { status, html } = await visit(path);
    expect(status).toBe(404);
    expect(html).not.toMatch(/renderPage|assets\/Home-1/);
  },
);

it('renders the home page as it starts, if asked to', async () => {
  const count = (): number =>
    readFileSync(join(appDir, 'rendered.txt'), 'utf8')
      .split('\n')
      .filter((line) => line === '/').length;
  await visit('/');
  const before = count();
  const config = { ...server.config, port: 0 };
  const services = shop.open({ db: server.db, config, log: pino({ level: 'silent' }) });
  const started = await startServer(services, { rendersFirst: true });
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(before);
  await started.close();
  await services.close();
});

it('answers that a file has not changed', async () => {
  const first = await visit('/routes.json');
  const since = first.headers.get('Last-Modified') ?? '?';
  const again = await visit('/routes.json', { 'If-Modified-Since': since });
  expect(again).toMatchObject({ status: 304, html: '' });
  expect((await visit('/routes.json', { 'If-Modified-Since': new Date(0).toUTCString() })).status).toBe(200);
});
