import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPools } from '@mcy/api/boxes/pools/contract';
import type { Browser } from 'playwright';
import { inject } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { type Shop, type ShopSettings, startShop } from '../shop/startShop.ts';
import { contextPool } from './contextPool.ts';
import { sharedBrowser } from './sharedBrowser.ts';

/** A shop with the demo catalog and a browser, shared by a journey's tests. */
export interface Stage {
  shop: Pick<Shop, 'url'>;
  browser: Browser;
  /** A box that 100.000 coins can open ten times and that never runs out. */
  endless: string;
  /** Boxes that can be bought out. In the shared shop each journey buys its own. */
  small: Readonly<Record<'fairness' | 'ordered', SmallBox>>;
  end: () => Promise<void>;
}

interface SmallBox {
  pool_id: string;
  total: number;
  price: number;
}

/** A stage with a shop of its own. */
export interface OwnStage extends Stage {
  shop: Shop;
}

/** The stage that all files share: a journey creates its own player, and does not change what others read. */
export async function setStage(): Promise<Stage> {
  const shop = { url: inject('sharedShop') };
  const [browser, boxes] = await Promise.all([sharedBrowser(), findBoxes(shop.url)]);
  return { shop, browser, ...boxes, end: () => closeAll(browser) };
}

/**
 * A stage with its own shop, for journeys that stop their shop or need other settings.
 * `before` prepares the shop's data folder before the shop opens it.
 */
export async function setOwnStage(
  settings: ShopSettings = {},
  before: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<OwnStage> {
  const folder = await mkdtemp(join(tmpdir(), 'mcy-journey-'));
  await cp(inject('seededShop'), folder, { recursive: true });
  await before(folder);
  const [shop, browser] = await Promise.all([
    startShop({ DATA_DIR: folder, RATE_LIMITS: '0', ...settings }),
    sharedBrowser(),
  ]);
  return {
    shop,
    browser,
    ...(await findBoxes(shop.url)),
    end: async () => {
      await closeAll(browser);
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Closes what a failed test left open. A worker runs one file at a time. */
function closeAll(browser: Browser): Promise<void> {
  return contextPool.close(browser, inject('sharedShop'));
}

async function findBoxes(url: string) {
  const { rows: pools } = await callShop(url, listPools, { limit: 50 });
  const endless = pools.find(({ supply, price }) => supply === 'infinite' && price * 11 <= 100_000);
  const [fairness, ordered] = pools.flatMap(({ pool_id, total, price }) =>
    total !== null && total <= 20 ? [{ pool_id, total, price }] : [],
  );
  if (!endless || !fairness || !ordered) throw new Error('The demo catalogue lacks a box for these journeys.');
  return { endless: endless.pool_id, small: { fairness, ordered } };
}
