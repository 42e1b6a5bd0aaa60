import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { addOldAccounts } from './addOldAccounts.ts';
import type { Session } from './callShop.ts';
import { startShop } from './startShop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo's database; every file with its own shop starts from a copy. */
    seededShop: string;
    /** Address of the shared shop. */
    sharedShop: string;
    /** Accounts of the shared shop that are older than the agreements. */
    oldAccounts: readonly Session[];
    /** A folder where workers note what axe has checked. */
    checkedScreens: string;
  }
}

/** Starts one shop for all files. Saves the shop's initial data first: copying it takes a tenth of the time of seeding. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seeded = await mkdtemp(join(tmpdir(), 'mcy-seeded-'));
  const first = await startShop({ DATA_DIR: seeded, RATE_LIMITS: '0' });
  await first.stop();
  const shared = await mkdtemp(join(tmpdir(), 'mcy-shared-'));
  await cp(seeded, shared, { recursive: true });
  const oldAccounts = await addOldAccounts(shared);
  const shop = await startShop({ DATA_DIR: shared, RATE_LIMITS: '0' });
  project.provide('seededShop', seeded);
  project.provide('sharedShop', shop.url);
  const checkedScreens = await mkdtemp(join(tmpdir(), 'mcy-checked-'));
  project.provide('oldAccounts', oldAccounts);
  project.provide('checkedScreens', checkedScreens);
  return async () => {
    await shop.stop();
    for (const folder of [seeded, shared, checkedScreens]) await rm(folder, { recursive: true, force: true });
  };
}
