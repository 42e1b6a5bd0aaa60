import type { Browser } from 'playwright';

/** Lighthouse's "slow 4G", applied to every request. */
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;
/** How long a page is watched after it has loaded, in ms: what the shop fetches after 3 s is not of the first page. */
const watched = 1500;

/** What a visitor waits for, in ms; layout shift without a unit; bytes on the wire in kB. */
export interface Visited {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  kB: number;
  /** What the largest paint was. */
  largest: string;
}

/** Opens an address as somebody does who was never here: on a phone, slow 4G, a slow processor and an empty cache. */
export async function visitPage(
  browser: Browser,
  url: string,
  stored: Readonly<Record<string, string>>,
): Promise<Visited> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'vi-VN',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    if (stored['token'] !== undefined) await context.addCookies([{ name: 'signedIn', value: '1', url }]);
    await page.addInitScript(watch, stored);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    // The plain page is empty at its load event.
    await page.waitForFunction(() => document.querySelector('h1') !== null, null, { timeout: 120_000 });
    // The shop's scripts come after its first paint.
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(watched);
    const seen = await page.evaluate(read);
    return { ...seen, kB: bytes / 1000 };
  } finally {
    await context.close();
  }
}

interface Seen {
  paints: { fcp: number; lcp: number; largest: string };
  shift: number;
  tasks: { start: number; length: number }[];
}

/** Runs in the page before anything else. */
function watch(stored: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const seen: Seen = { paints: { fcp: 0, lcp: 0, largest: '' }, shift: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paints.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
    seen.paints.lcp = entry.startTime;
    seen.paints.largest = url ? (url.split('/').at(-1) ?? '') : (element?.textContent ?? '').slice(0, 40);
  });
  observe('layout-shift', (entry) => {
    // As the page's own entry types have it.
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }));
}

/** Runs in the page. */
function read(): Omit<Visited, 'kB'> {
  const { seen } = globalThis as unknown as { seen: Seen };
  const { fcp, lcp, largest } = seen.paints;
  const tbt = seen.tasks
    .filter(({ start, length }) => start + length > fcp)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
  return { fcp, lcp, tbt, cls: seen.shift, largest };
}
