import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPool, readPrize } from '@mcy/api/boxes/pools/contract';
import { localeTags, locales } from '@mcy/api/contract';
import { Hono } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../platform/db/demoId.ts';
import { demoPoolId } from '../../boxes/pools/demoPoolId.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import type { RequestEnv } from '../../../platform/http/answerCall.ts';
import { serveApp } from '../../../platform/pages/serveApp.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { sharedItem } from '../../../platform/pages/SharedItem.ts';
import type { SharedPage } from '../../../platform/pages/SharedPage.ts';
import { shop } from '../../../shop.ts';

const { sharedPages } = shop;

const origin = 'https://shop.example';
/** Messengers show no WebP: each toy has a JPEG of the same name. */
const previewOf = (image: string) => `${origin}/art/previews/${image.split('/').at(-1)?.replace('.webp', '.jpg')}`;
const page = readFileSync(join(import.meta.dirname, '../../../../../app/index.html'), 'utf8').replace(
  '<script src="/before-paint.js">',
  '<script src="/before-paint.js" nonce="__CSP_NONCE__">',
);
const poolId = demoPoolId('dragon-valley');

let server: TestServer;
let appDir: string;
beforeAll(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'mcy-shared-'));
  mkdirSync(join(appDir, 'assets'));
  writeFileSync(join(appDir, 'index.html'), page);
  writeFileSync(join(appDir, 'assets/main-1a2b3c.js'), 'export {};');
  const paths = [...Object.keys(sharedPages), '/pages/user/money_flow', '/pages/test/profile'];
  writeFileSync(join(appDir, 'routes.json'), JSON.stringify({ paths, screens: '/assets/screens-1a2b3c.js' }));
  server = await startTestServer({ env: { APP_DIR: appDir, PUBLIC_URL: origin } });
  await seedBoxes(server.db, new Date());
});
afterAll(async () => {
  await server.close();
  rmSync(appDir, { recursive: true });
});

/** The tags a crawler reads from a page's head. */
async function crawl(path: string) {
  const html = await (await fetch(`${server.url}${path}`)).text();
  return tagsOf(html);
}

function tagsOf(html: string) {
  const metas = Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      decode(content),
    ]),
  );
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]*)"/g)];
  return {
    metas,
    lang: /<html[^>]*lang="([^"]*)"/.exec(html)?.[1],
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => decode(title)),
    canonical: links.find(([, rel]) => rel === 'canonical')?.[3],
    alternates: Object.fromEntries(
      links.filter(([, rel]) => rel === 'alternate').map(([, , lang = '', href = '']) => [lang, decode(href)]),
    ),
  };
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

describe('a shared link', () => {
  it.each(locales)('shows a box’s name, description and picture in its language (%s)', async (lang) => {
    const pool = await server.succeed(readPool, { pool_id: poolId }, { lang });
    const seen = await crawl(`/pages/box/detail?pool_id=${poolId}&lang=${lang}&key_social=abc`);
    const path = `${origin}/pages/box/detail?pool_id=${poolId}`;
    const url = lang === 'vn' ? path : `${path}&amp;lang=${lang}`;
    expect(seen.titles).toEqual([`${pool.name} · MCY`]);
    expect(seen).toMatchObject({
      lang: localeTags[lang],
      canonical: url,
      alternates: {
        'vi-VN': path,
        'zh-CN': `${path}&lang=zh`,
        'en-US': `${path}&lang=en`,
        'x-default': path,
      },
    });
    expect(seen.metas).toMatchObject({
      'og:title': pool.name,
      'twitter:title': pool.name,
      'og:image': previewOf(pool.image),
      'og:site_name': 'MCY',
      'og:locale': localeTags[lang].replace('-', '_'),
    });
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(pool.description.startsWith((seen.metas[name] ?? '?').replace('…', ''))).toBe(true);
    }
    expect(seen.metas).not.toHaveProperty('robots');
  });

  it('is in Vietnamese without a language, or with an unknown one', async () => {
    for (const query of [`pool_id=${poolId}`, `pool_id=${poolId}&lang=xx`]) {
      expect((await crawl(`/pages/box/goods_rate?${query}`)).lang).toBe('vi-VN');
    }
  });
});

it('shows a prize, a series, and the pages with fixed content', async () => {
  const prize = await server.db.selectFrom('prize').select('prize_id').limit(1).executeTakeFirstOrThrow();
  const { name, image } = await server.succeed(readPrize, prize, { lang: 'en' });
  expect((await crawl(`/pages/box/goods_detail?prize_id=${prize.prize_id}&lang=en`)).metas).toMatchObject({
    'og:title': name,
    'og:image': previewOf(image),
  });
  const series = await server.db
    .selectFrom('series')
    .select(['series_id', 'name'])
    .where('series_id', '=', demoId('series/dragon-valley'))
    .executeTakeFirstOrThrow();
  expect((await crawl(`/pages/box/pool_choose?series_id=${series.series_id}&lang=zh`)).titles).toEqual([
    `${series.name.zh} · MCY`,
  ]);
  const { user_id } = await server.registerUser('Lan Phương');
  expect((await crawl(`/pages/user/home?user_id=${user_id}&lang=en`)).metas).toMatchObject({
    'og:title': 'Lan Phương',
    'og:description': 'Lan Phương’s profile on MCY.',
  });
  for (const path of ['/', '/pages/index/card', '/pages/login/register', '/pages/spread/index']) {
    const titles = new Set(
      await Promise.all(locales.map(async (lang) => (await crawl(`${path}?lang=${lang}`)).titles[0])),
    );
    expect(titles.size).toBe(3);
  }
});

it('falls back to the shop when nothing is known, and is not indexed then', async () => {
  const home = await crawl('/');
  for (const path of [
    `/pages/box/detail?pool_id=${demoId('no such pool')}`,
    '/pages/box/detail?pool_id=1',
    "/pages/box/detail?pool_id=';drop table pool;--",
    '/pages/box/detail',
    '/no/such/page',
  ]) {
    const seen = await crawl(path);
    expect(seen.titles).toEqual(home.titles);
    expect(seen.metas['robots']).toBe('noindex');
    expect(seen.canonical).toBeUndefined();
  }
  const own = await crawl('/pages/user/money_flow');
  expect(own.titles).toEqual(home.titles);
  expect(own.canonical).toBeUndefined();
  expect(own.metas).not.toHaveProperty('robots');
});

describe('shared links outside the catalog', () => {
  const nickname = `"><script>alert('1')</script>`;
  const evil = `${nickname}</title></head>__CSP_NONCE__ __HEAD__ & $1 \ud800`;

  /** The app with its own page table, and a count of database statements. */
  function serve(pages: Record<string, SharedPage>) {
    const asked = { statements: 0 };
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const app = new Hono<RequestEnv>();
    let now = new Date();
    app.use(async (c, next) => {
      c.set('now', now);
      await next();
    });
    app.use(secureHeaders({ contentSecurityPolicy: { styleSrc: [NONCE] } }));
    const services = { ...server, db: server.db.withPlugin(counting), log: pino({ level: 'silent' }) };
    app.route('/', serveApp(services, pages));
    return { app, asked, wait: (ms: number) => (now = new Date(now.getTime() + ms)) };
  }

  it('escape every text', async () => {
    const all = { vn: evil, zh: evil, en: evil };
    const item = sharedItem({ name: all, description: all, image: '/"onerror="', url_meta: `/p?id="><b>` });
    const { app } = serve({ '/pages/test/profile': { parameter: null, read: () => Promise.resolve(item) } });
    const html = await (await app.request('/pages/test/profile')).text();
    expect(html.match(/<script/g)).toHaveLength(page.match(/<script/g)?.length ?? 0);
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('"onerror');
    // In the head, after the charset and before any script.
    const places = ['<head>', '<meta charset', '<title>', '<link rel="canonical"', '<script'].map((tag) =>
      html.indexOf(tag),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    const seen = tagsOf(html);
    expect(seen.titles).toHaveLength(1);
    expect(seen.metas['og:title']).toContain(nickname);
    // Inserted text is not scanned for placeholders.
    expect(html).toContain('__CSP_NONCE__ __HEAD__');
  });

  it('read an item once a minute, and never for an invalid id or a file', async () => {
    const { app, asked, wait } = serve(sharedPages);
    const open = (path: string) => app.request(path);
    await Promise.all([
      open(`/pages/box/detail?pool_id=${poolId}`),
      open(`/pages/box/detail?pool_id=${poolId}&lang=en`),
    ]);
    expect(asked.statements).toBe(1);
    wait(59_000);
    await open(`/pages/box/detail?pool_id=${poolId.toUpperCase()}`);
    expect(asked.statements).toBe(1);
    wait(2000);
    await open(`/pages/box/detail?pool_id=${poolId}`);
    expect(asked.statements).toBe(2);
    for (const path of ['/assets/main-1a2b3c.js', '/', '/pages/box/detail?pool_id=x', '/no/such/page'])
      await open(path);
    expect(asked.statements).toBe(2);
  });

  it('serve the page without its tags when they cannot be read, and with them once they can', async () => {
    let broken = true;
    const read: SharedPage['read'] = () =>
      broken
        ? Promise.reject(new Error('no database'))
        : (sharedPages['/']?.read(server.db, '') ?? Promise.resolve(null));
    const { app } = serve({ '/pages/test/profile': { parameter: 'user_id', read } });
    const address = `/pages/test/profile?user_id=${poolId}`;
    const response = await app.request(address);
    expect(response.status).toBe(200);
    expect(tagsOf(await response.text()).canonical).toBeUndefined();
    broken = false;
    expect(tagsOf(await (await app.request(address)).text()).canonical).toBe(`${origin}/`);
  });
});
