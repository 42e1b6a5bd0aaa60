// Covers: content/home, boxes/pools
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPools, listSeries, readOdds } from '@mcy/api/boxes/pools/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { patience } from '../shop/patience.ts';
import { type Stage, setStage } from './Stage.ts';
import { viewports } from './Visit.ts';

const routesFile = join(import.meta.dirname, '../../app/dist/routes.json');

let stage: Stage;
/** Every page that guests may see, by its own address. */
let pages: readonly string[];
let names: readonly string[];
beforeAll(async () => {
  stage = await setStage();
  const { url } = stage.shop;
  const [{ rows: pools }, { rows: series }] = await Promise.all([
    callShop(url, listPools, {}),
    callShop(url, listSeries, {}),
  ]);
  names = pools.map(({ name }) => name);
  const pool_id = pools[0]?.pool_id ?? '';
  const { tiers } = await callShop(url, readOdds, { pool_id });
  const ids: Readonly<Record<string, string | undefined>> = {
    pool_id,
    series_id: series[0]?.series_id,
    prize_id: tiers[0]?.prizes[0]?.prize_id,
    type: 'user',
  };
  // The build's own file.
  const { open } = JSON.parse(readFileSync(routesFile, 'utf8')) as { open: Record<string, string[]> };
  pages = Object.entries(open)
    .map(([path, parameters]) => {
      const query = new URLSearchParams(parameters.flatMap((name) => (ids[name] === undefined ? [] : [[name, ids[name]]])));
      return query.size === 0 ? path : `${path}?${query}`;
    })
    // Without a player it is no page.
    .filter((page) => page !== '/pages/user/home');
});
afterAll(() => stage.end());

/** Rendered once, it is kept for the next visitor. */
async function readRendered(path: string): Promise<string> {
  let html = '';
  for (const until = Date.now() + patience; Date.now() < until && !html.includes('data-rendered='); ) {
    html = await (await fetch(`${stage.shop.url}${path}`)).text();
  }
  return html;
}

it('a guest’s first page shows its boxes before any script runs', async () => {
  await readRendered('/?lang=en');
  const context = await stage.browser.newContext({ javaScriptEnabled: false, viewport: viewports.phone });
  const page = await context.newPage();
  await page.goto(`${stage.shop.url}/?lang=en`);
  await expect.poll(() => page.getByRole('link', { name: names[0] ?? '?' }).count()).toBeGreaterThan(0);
  await context.close();
});

describe.each([
  { lang: 'vn', viewport: 'phone' },
  { lang: 'zh', viewport: 'desktop' },
  { lang: 'en', viewport: 'phone' },
] as const)('the app ($lang, $viewport)', ({ lang, viewport }) => {
  it('takes over every page that the server rendered, as it is', async () => {
    const context = await stage.browser.newContext({ viewport: viewports[viewport], serviceWorkers: 'block' });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
    });
    // A mismatch is one, in production too.
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    for (const path of pages) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      expect(await readRendered(address), address).toContain('data-rendered=');
      await page.goto(`${stage.shop.url}${address}`, { waitUntil: 'commit' });
      const isTaken = () =>
        page.evaluate(() => {
          const root = document.querySelector('#root');
          return Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer')) && !document.documentElement.dataset['rendered'];
        });
      await expect.poll(isTaken, { message: address }).toBe(true);
    }
    await context.close();
    expect(faults).toEqual([]);
  });
});
