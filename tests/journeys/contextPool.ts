import type { Browser, BrowserContext, Page } from 'playwright';

interface Wanted {
  url: string;
  /** Allows the service worker. */
  worker: boolean;
  /** Lets the page move. */
  motion: boolean;
  /** Nothing in its cache. */
  cold: boolean;
}

/** Contexts whose visit is over, by shop and motion. */
const resting = new Map<string, BrowserContext[]>();
const keys = new WeakMap<BrowserContext, string>();

const keyOf = ({ url, motion }: Pick<Wanted, 'url' | 'motion'>): string => `${url} ${motion}`;

/**
 * Browser contexts that visits use one after another: the next visitor finds the app's files in the cache, and nothing else of the last
 * one. Loading a page from there takes half the time.
 */
export const contextPool = {
  /** A context with one empty page. */
  async take(browser: Browser, wanted: Wanted): Promise<Page> {
    const { url, worker, motion, cold } = wanted;
    const key = keyOf(wanted);
    const rested = worker || cold ? undefined : resting.get(key)?.pop();
    if (rested) {
      const page = await rested.newPage();
      const devtools = await rested.newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
      await devtools.detach();
      return page;
    }
    const context = await browser.newContext({
      baseURL: url,
      // A guest sees the browser's language until they choose one.
      locale: 'vi-VN',
      serviceWorkers: worker ? 'allow' : 'block',
      reducedMotion: motion ? 'no-preference' : 'reduce',
    });
    if (!worker) keys.set(context, key);
    return context.newPage();
  },

  /** The visit is over. */
  async giveBack(context: BrowserContext): Promise<void> {
    const key = keys.get(context);
    if (key === undefined) return context.close();
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearPermissions(),
      context.setOffline(false),
    ]);
    resting.set(key, [...(resting.get(key) ?? []), context]);
  },

  /** Closes all contexts but those that rest for another file at this shop. */
  async close(browser: Browser, url: string): Promise<void> {
    const kept = [true, false].map((motion) => keyOf({ url, motion }));
    for (const key of resting.keys()) if (!kept.includes(key)) resting.delete(key);
    const rest = [...resting.values()].flat();
    await Promise.all(browser.contexts().map(async (context) => rest.includes(context) || context.close()));
  },
};
