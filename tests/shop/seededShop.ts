import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { startShop } from './startShop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo's database, which every shop of a file's own begins with a copy of. */
    seededShop: string;
    /** Address of the shop that all other files share. */
    sharedShop: string;
    /** Where the browser is reached that all files share. */
    sharedBrowser: string;
  }
}

/** Starts one shop and one browser for all files; keeps what the shop made first, because a copy of that takes a tenth of the time of making it again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seeded = await mkdtemp(join(tmpdir(), 'mcy-seeded-'));
  const first = await startShop({ DATA_DIR: seeded, RATE_LIMITS: '0' });
  await first.stop();
  const shared = await mkdtemp(join(tmpdir(), 'mcy-shared-'));
  await cp(seeded, shared, { recursive: true });
  const [shop, browser] = await Promise.all([
    startShop({ DATA_DIR: shared, RATE_LIMITS: '0' }),
    findBrowser().then((found) => chromium.launchServer(found)),
  ]);
  project.provide('seededShop', seeded);
  project.provide('sharedShop', shop.url);
  project.provide('sharedBrowser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await shop.stop();
    for (const folder of [seeded, shared]) await rm(folder, { recursive: true, force: true });
  };
}
