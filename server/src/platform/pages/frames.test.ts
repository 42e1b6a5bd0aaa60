import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { writeTestApp } from '../../testing/writeTestApp.ts';

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
  return { headers: answer.headers, html: await answer.text() };
}

function isRendered({ html }: { html: string }): boolean {
  return html.includes('data-rendered=');
}

describe('a person with a session', () => {
  const Cookie = 'a=b; signedIn=1';

  it('gets the frame of a page, which does nothing before the app comes', async () => {
    const { html } = await visit('/', { Cookie });
    expect(html).toContain('<div id="root" inert><p>frame of / with 0</p></div>');
    expect(html).toContain('data-viewer="user"');
    expect((await visit('/')).html).toContain('data-viewer="guest"');
  });

  it('gets one in which the place of unopened boxes is kept', async () => {
    expect((await visit('/', { Cookie: `${Cookie}; unopened=2` })).html).toContain('frame of / with 2');
    expect((await visit('/', { Cookie: `${Cookie}; unopened=99` })).html).toContain('frame of / with 0');
  });

  it('gets one of their own pages, the same for every item', async () => {
    const html = async (end: string) =>
      (await visit(`/pages/test/own?item_id=0199b1f0-0000-7000-8000-0000000000${end}`, { Cookie })).html;
    for (const page of [await html('01'), await html('02')]) {
      expect(page).toContain('frame of /pages/test/own?item_id=0199b1f0-0000-7000-8000-000000000000 with 0');
    }
    expect(isRendered(await visit('/pages/test/own'))).toBe(false);
  });

  it('gets one that shows an item which everybody may see, and keeps that one’s address', async () => {
    const [shown, own] = ['0199b1f0-0000-7000-8000-0000000000a1', '0199b1f0-0000-7000-8000-0000000000b2'];
    const { html } = await visit(`/pages/test/shown?pool_id=${shown}&item_id=${own}`, { Cookie });
    expect(html).toContain(
      `frame of /pages/test/shown?pool_id=${shown}&item_id=0199b1f0-0000-7000-8000-000000000000 with`,
    );
    expect((await visit(`/pages/box/detail?pool_id=${shown}`, { Cookie })).html).not.toContain(own);
  });

  it('gets it packed, whichever host and item others asked for before', async () => {
    for (let other = 10; other < 20; other++) {
      const path = `/pages/test/own?item_id=0199b1f0-0000-7000-8000-0000000000${other}`;
      const { headers, html } = await visit(path, { Cookie, 'Accept-Encoding': 'br', Host: `host-${other}.example` });
      expect(headers.get('Content-Encoding')).toBe('br');
      expect(html).not.toContain('og:');
    }
  });
});

it('sends the files of a page without the headers that are for pages', async () => {
  const { headers } = await visit('/assets/index-1.js', { 'Accept-Encoding': 'br' });
  expect(headers.get('Content-Encoding')).toBe('br');
  expect(headers.get('Content-Security-Policy')).toBeNull();
  expect(headers.get('Permissions-Policy')).toBeNull();
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(JSON.stringify([...headers]).length).toBeLessThan(600);
  // The service worker has the policy of its own answer, and a page has all.
  for (const path of ['/serviceWorker.js', '/', '/routes.json']) {
    expect((await visit(path)).headers.get('Content-Security-Policy'), path).toContain("default-src 'none'");
  }
});

it('knows a file by its address, wherever the app lies on the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mcy-app-'));
  const inAssets = join(folder, 'assets');
  renameSync(writeTestApp(), inAssets);
  const other = await startTestServer({ env: { APP_DIR: inAssets } });
  try {
    const { headers } = await fetch(`${other.url}/serviceWorker.js`);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const part = await fetch(`${other.url}/assets/index-1.js`);
    expect(part.headers.get('Cache-Control')).toContain('immutable');
    expect(part.headers.get('Content-Security-Policy')).toBeNull();
  } finally {
    await other.close();
    rmSync(folder, { recursive: true });
  }
});
