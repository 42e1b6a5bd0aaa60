import { inTime } from '../platform/inTime.ts';
import { pageWaits } from '../platform/waits.ts';
import { loadRoute } from '../platform/loadRoute.ts';

/** How long a page may load (spec §9), in ms. */
const pageTimeout = 60_000;

/** Loads a whole page in time. */
export function loadPage<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return loadRoute(() => counted(inTime(pageTimeout, load)), []);
}

async function counted<Result>(page: Promise<Result>): Promise<Result> {
  // It begins while React renders, when no store may change.
  await Promise.resolve();
  pageWaits.write(pageWaits.read() + 1);
  try {
    return await page;
  } finally {
    pageWaits.write(pageWaits.read() - 1);
  }
}
