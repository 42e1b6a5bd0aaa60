import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The worker installs when the page is idle, which takes longer on a busy machine. */
export function waitForWorker(page: Page): Promise<void> {
  const isThere = (): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null);
  return expect.poll(isThere).toBe(true);
}

/** Waits until most of the app's chunks for other pages are on the device. */
export function waitForParts(page: Page): Promise<void> {
  const countParts = (): Promise<number> =>
    page.evaluate(async () => (await (await caches.open('parts')).keys()).length);
  return expect.poll(countParts).toBeGreaterThan(100);
}
