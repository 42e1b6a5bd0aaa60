// Covers: content/home, boxes/pools
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { listPools, listSeries, readOdds } from '@mcy/api/boxes/pools/contract';
import { readMall } from '@mcy/api/mall/catalogue/contract';
import type { BrowserContext, Locator, Page } from 'playwright';
import type { RegisteredRoute } from '../../app/src/routes/collectRoutes.ts';
import { table } from '../../app/src/routes/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { callShop } from '../shop/callShop.ts';
import { giveByLink } from '../shop/giveByLink.ts';
import { openAccount } from '../shop/openAccount.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { type Stage, setStage } from './Stage.ts';
import { viewports } from './Visit.ts';
import { watchRequests } from './watchRequests.ts';

let stage: Stage;
/** Every screen that guests may see, by an address. */
let pages: readonly string[];
let names: readonly string[];
beforeAll(async () => {
  stage = await setStage();
  const { url } = stage.shop;
  const [{ rows: pools }, { rows: series }, { session }] = await Promise.all([
    callShop(url, listPools, {}),
    callShop(url, listSeries, {}),
    registerPlayer(url),
  ]);
  names = pools.map(({ name }) => name);
  const pool_id = pools[0]?.pool_id ?? '';
  const { rows } = await callShop(url, readOdds, { pool_id });
  const ids: Readonly<Record<string, string | undefined>> = {
    pool_id,
    series_id: series[0]?.series_id,
    prize_id: rows[0]?.prize.prize_id,
    product_id: (await callShop(url, readMall, {})).newest[0]?.product_id,
    user_id: session.user.id,
    gift: await giveByLink(url),
    type: 'user',
  };
  const screens = new Map<string, RegisteredRoute>();
  // Pages that are planned share one screen.
  for (const route of table.values()) {
    if (route.who === 'guest') screens.set(route.topic === null ? '' : `${route.topic} ${route.screen}`, route);
  }
  pages = [...screens.values()].map(({ path, address }) => {
    const parameters = Object.keys((address as ((...given: string[]) => object) | undefined)?.('', '', '') ?? {});
    const query = new URLSearchParams(
      parameters.flatMap((name) => (ids[name] === undefined ? [] : [[name, ids[name]]])),
    );
    return query.size === 0 ? path : `${path}?${query}`;
  });
});
afterAll(() => stage.end());

/** Waits until the server has rendered a page, which it then keeps for the next visitor. */
async function waitForRendered(path: string): Promise<void> {
  const read = async (): Promise<string> => (await fetch(`${stage.shop.url}${path}`)).text();
  await expect.poll(read, { message: path }).toContain('data-rendered=');
}

it('the server renders with production builds, whatever its own environment says', async () => {
  const folder = join(import.meta.dirname, '../../app/dist/server');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  const open: string[] = [];
  for (const name of files)
    if ((await readFile(join(folder, name), 'utf8')).includes('process.env.NODE_ENV')) open.push(name);
  expect(open).toEqual([]);
});

it('a guest’s first page shows its boxes before any script runs', async () => {
  await waitForRendered('/?lang=en');
  const context = await stage.browser.newContext({ javaScriptEnabled: false, viewport: viewports.phone });
  const page = await context.newPage();
  await page.goto(`${stage.shop.url}/?lang=en`);
  await expect.poll(() => page.getByRole('link', { name: names[0] ?? '?' }).count()).toBeGreaterThan(0);
  await context.close();
});

/** A page is opened in one language by turn, the home page in all; in `npm run test:long` every page. */
const isIn = (turn: number) => (path: string, place: number) => long || path === '/' || place % 3 === turn;

describe.each([
  { lang: 'vn', viewport: 'phone', turn: 0 },
  { lang: 'zh', viewport: 'desktop', turn: 1 },
  { lang: 'en', viewport: 'phone', turn: 2 },
] as const)('the app ($lang, $viewport)', ({ lang, viewport, turn }) => {
  it('takes over every screen that the server rendered, as it is', async () => {
    const visited = pages.filter(isIn(turn));
    const context = await stage.browser.newContext({ viewport: viewports[viewport], serviceWorkers: 'block' });
    // What the server sent, before the app's scripts run.
    await context.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          Object.assign(globalThis, { sent: document.querySelector('#root > *') });
        },
        { once: true },
      );
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
    });
    // A mismatch is one, in production too.
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    for (const path of visited) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      await waitForRendered(address);
      await page.goto(`${stage.shop.url}${address}`, { waitUntil: 'commit' });
      const isTaken = () =>
        page.evaluate(() => {
          const { sent } = globalThis as { sent?: Element };
          // React marks the elements that it has taken over.
          return sent?.isConnected === true && Object.keys(sent).some((key) => key.startsWith('__reactFiber'));
        });
      await expect.poll(isTaken, { message: address }).toBe(true);
    }
    await context.close();
    expect(faults).toEqual([]);
  });
});

it('a link in a language that the shop does not have says nothing about the pages after it', async () => {
  const context = await stage.browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${stage.shop.url}/?lang=constructor`);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('vi-VN');
  // The app has begun.
  await page.waitForFunction(() => document.documentElement.dataset['rendered'] === undefined);
  await page.getByRole('main').waitFor();
  await page.goto(`${stage.shop.url}/`);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-US');
  await context.close();
});

it('a page in another language than the device’s is shown when the app does not come', async () => {
  await waitForRendered('/?lang=en');
  const context = await stage.browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  // The cookie that tells the server is not there yet.
  await context.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await context.route('**/assets/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${stage.shop.url}/`);
  await expect.poll(() => page.getByRole('main').isVisible()).toBe(true);
  await context.close();
});

it('the links of a frame work when the app does not come', async () => {
  const { url } = stage.shop;
  const { session } = await registerPlayer(url);
  const context = await signIn(session);
  const page = await context.newPage();
  const address = `${url}/?lang=vn`;
  const readFrame = async () => (await fetch(address, { headers: { Cookie: 'signedIn=1' } })).text();
  await expect.poll(readFrame).toContain('data-viewer="user"');
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
  await page.getByRole('link', { name: 'Khuyến mãi' }).click();
  await page.waitForURL(/\/pages\/index\/card/);
  await context.close();
});

it('a frame that a guest gets by a mark left behind is shown when the app does not come, and its links work', async () => {
  const { url } = stage.shop;
  const context = await stage.browser.newContext({ viewport: viewports.phone, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'signedIn', value: '1', url }]);
  const page = await context.newPage();
  const address = `${url}/?lang=vn`;
  const readFrame = async () => (await fetch(address, { headers: { Cookie: 'signedIn=1' } })).text();
  await expect.poll(readFrame).toContain('data-viewer="user"');
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
  await expect.poll(() => page.getByRole('main').isVisible()).toBe(true);
  // By the keyboard, which an inert page ignores.
  await page.getByRole('link', { name: 'Khuyến mãi' }).press('Enter');
  await page.waitForURL(/\/pages\/index\/card/);
  await context.close();
});

/** A browser in which this player is signed in, and which notes how far things move. */
async function signIn(player: SignedIn): Promise<BrowserContext> {
  const context = await stage.browser.newContext({ viewport: viewports.phone, serviceWorkers: 'block' });
  const { token, pwdVersion, user } = player;
  const stored = { token, pwdVersion: String(pwdVersion), user: JSON.stringify({ id: user.id }) };
  await context.addInitScript((session) => {
    for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
    const moved: Moved = { by: 0, what: [] };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        moved.by += value;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const words = node?.textContent?.slice(0, 60) ?? 'what is gone';
          moved.what.push(
            `${words}: ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, stored);
  await context.addCookies([{ name: 'signedIn', value: '1', url: stage.shop.url }]);
  return context;
}

/** A layout shift as browsers report it; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Moved {
  /** The sum of all layout shifts. */
  by: number;
  /** What moved, and from where to where, in CSS px. */
  what: string[];
}

/** Opens a page whose scripts come only after its frame was looked at, and expects that next to nothing moves until the rest is there. */
async function expectStill(page: Page, path: string, lookAt: () => Promise<void>, rest: Locator): Promise<void> {
  const late = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  const isQuiet = watchRequests(page);
  await page.goto(`${stage.shop.url}${path}`, { waitUntil: 'commit' });
  await lookAt();
  late.resolve(undefined);
  await rest.waitFor();
  await expect.poll(isQuiet, { message: `${path} is still loading` }).toBe(true);
  await page.unroute('**/assets/*.js');
  const { by, what } = await page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved);
  expect(by, `${path}\n${what.join('\n')}`).toBeLessThan(0.02);
}

type SignedIn = Pick<Awaited<ReturnType<typeof openAccount>>, 'token' | 'pwdVersion' | 'user'>;

it('a person with unopened boxes sees the page’s frame before any script, and nothing moves when the rest comes', async () => {
  const { url } = stage.shop;
  const player = await openAccount(url, 500_000);
  const { rows } = await callShop(url, listPools, { limit: 50 });
  // Other journeys count on each ticket of a finite one.
  const price = rows.find(({ pool_id }) => pool_id === stage.endless)?.price;
  const order = { pool_id: stage.endless, count: 1 as const, total: price, client_seed: 'x' };
  await callShop(url, openMysteryBox, order, { session: player });

  const context = await signIn(player);
  const page = await context.newPage();
  const tray = page.getByRole('region', { name: 'Hộp chưa mở' });
  const box = tray.getByRole('link');
  for (const path of ['/?lang=vn', '/pages/index/card?lang=vn']) {
    // Rendered once, its frame is kept; and the device remembers that a box waits.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(`${url}${path}`);
      await box.waitFor();
    }
    const lookAt = async () => {
      await expect.poll(() => tray.count(), { message: path }).toBe(1);
      expect(await box.count()).toBe(0);
    };
    await expectStill(page, path, lookAt, box);
  }
  await context.close();
});

it.each([
  ['home before the first win', '/?lang=vn', '/api/box/wins', 'Vé có hạn'],
  ['an empty address book', '/pages/user/address/index?lang=vn', '/api/address/list', 'Chưa có địa chỉ nào'],
])('nothing moves when the rest of %s comes', async (_page, path, list, words) => {
  const { url } = stage.shop;
  const { session } = await registerPlayer(url);
  const context = await signIn(session);
  const page = await context.newPage();
  await page.route(`**${list}*`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { rows: [], next_cursor: null } } }),
  );
  const readFrame = async () => (await fetch(`${url}${path}`, { headers: { Cookie: 'signedIn=1' } })).text();
  await expect.poll(readFrame, { message: path }).toContain('data-viewer="user"');
  const lookAt = () => page.locator('#root[inert] h1').waitFor();
  await expectStill(page, path, lookAt, page.getByText(words).first());
  await context.close();
});
