import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { callShop } from '../shop/callShop.ts';
import { type Shop, type ShopSettings, startShop } from '../shop/startShop.ts';

/** A shop of its own with the demo catalogue, and a browser: what every file of journeys plays on. */
export interface Stage {
  shop: Shop;
  browser: Browser;
  /** A box that ten draws of 100.000 coins can be paid from, which never runs out. */
  endless: string;
  /** A small box that can be bought whole. */
  small: { pool_id: string; total: number; price: number };
  end: () => Promise<void>;
}

/** `before` does something to the shop's data folder before the shop opens it. */
export async function setStage(
  settings: ShopSettings = {},
  before: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'mcy-journey-'));
  await cp(inject('seededShop'), folder, { recursive: true });
  await before(folder);
  const [shop, browser] = await Promise.all([
    startShop({ DATA_DIR: folder, RATE_LIMITS: '0', ...settings }),
    findBrowser().then((found) => chromium.launch(found)),
  ]);
  const { rows: pools } = await callShop(shop.url, listPools, { limit: 50 });
  const endless = pools.find(({ supply, price }) => supply === 'infinite' && price * 11 <= 100_000);
  const small = pools.find(({ supply, total }) => supply === 'finite' && (total ?? 0) <= 20);
  if (endless === undefined || !small?.total) throw new Error('The demo catalogue has no box for these journeys.');
  return {
    shop,
    browser,
    endless: endless.pool_id,
    small: { pool_id: small.pool_id, total: small.total, price: small.price },
    end: async () => {
      await browser.close();
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
