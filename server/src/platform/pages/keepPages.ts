import type { Logger } from 'pino';
import { queueLimits } from './createRenderQueue.ts';
import { inTime } from './inTime.ts';
import { type Render, RendererBusy } from './openRenderer.ts';
import type { RenderRequest, RenderedPage } from './RenderedPage.ts';

/** How old a page may be, in ms: then it is rendered again while it is still sent. */
const fresh = 10_000;
/** How old a page may be that is still sent, in ms. */
const oldest = 60_000;
/** How much memory pages may take with what is kept beside them, in bytes; the page asked for longest ago goes first. */
const mostBytes = 150_000_000;
/** What the engine takes for a character of a text that is not all Latin. */
const bytesPerCharacter = 2;
/** After a failure a page is not rendered again for this long, in ms. */
const restAfterFailure = 5000;

export interface KeptPage {
  page: RenderedPage;
  /** In ms since 1970. */
  renderedAt: number;
  /** Counts what else is kept as long as the page, in bytes: its styles, its packed bodies. */
  count: (bytes: number) => void;
}

interface Entry {
  kept: KeptPage | null;
  /** In bytes. */
  size: number;
  /** The render under way. */
  coming: Promise<KeptPage | null> | null;
  /** When that was asked for, by `performance.now()`. */
  askedAt: number;
  /** Until when it is not rendered, after a failure. */
  restsUntil: number;
}

export interface KeepPagesOptions {
  render: Render;
  log: Pick<Logger, 'warn'>;
  /** For tests. */
  limits?: { patience?: number; mostBytes?: number };
}

/**
 * Keeps rendered pages for a while by address and language, up to a size. It holds only what every guest may see. Null
 * for a page that cannot be had in time: the shell is sent instead.
 */
export function keepPages({
  render,
  log,
  limits = {},
}: KeepPagesOptions): (request: RenderRequest, site: string) => Promise<KeptPage | null> {
  // In the order of their last use.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function weigh(entry: Entry, size: number): void {
    bytes += size - entry.size;
    entry.size = size;
    for (const [key, old] of entries) {
      if (bytes <= (limits.mostBytes ?? mostBytes)) return;
      if (old.coming === null || old === entry) forget(key);
    }
  }

  function keep(key: string, entry: Entry, page: RenderedPage, renderedAt: number): KeptPage {
    const kept: KeptPage = {
      page,
      renderedAt,
      count: (more) => {
        if (entries.get(key) === entry && entry.kept === kept) weigh(entry, entry.size + more);
      },
    };
    // It may have gone while it was rendered.
    if (entries.get(key) === entry) {
      entry.kept = kept;
      weigh(entry, sizeOf(key, page));
    }
    return kept;
  }

  function refresh(key: string, entry: Entry, request: RenderRequest, site: string): void {
    if (entry.coming !== null) return;
    entry.askedAt = performance.now();
    entry.coming = render(request, { isRefresh: entry.kept !== null, site })
      .then((page) => {
        entry.coming = null;
        // Nobody can fill the memory with addresses that lead nowhere.
        if (page !== null) return keep(key, entry, page, request.now);
        forget(key);
        return null;
      })
      .catch((error: unknown) => {
        entry.coming = null;
        // One that only found no place may come again at once, and nobody can fill the memory with those.
        if (error instanceof RendererBusy) {
          if (entry.kept === null) forget(key);
          return null;
        }
        // From now, not from when it was asked for: what fails late would never rest.
        entry.restsUntil = request.now + (performance.now() - entry.askedAt) + restAfterFailure;
        if (entry.kept === null) forgetLater(key, entry);
        log.warn({ err: error, address: request.address }, 'a page was not rendered');
        return null;
      });
  }

  function forgetLater(key: string, entry: Entry): void {
    setTimeout(() => {
      if (entries.get(key) === entry && entry.kept === null && entry.coming === null) forget(key);
    }, restAfterFailure).unref();
  }

  return async (request, site) => {
    const key = keyOf(request);
    const entry = entries.get(key) ?? { kept: null, size: 0, coming: null, askedAt: 0, restsUntil: 0 };
    entries.delete(key);
    entries.set(key, entry);
    const age = entry.kept === null ? Infinity : ageOf(entry.kept, request);
    if (age > fresh && request.now >= entry.restsUntil) refresh(key, entry, request, site);
    if (age <= oldest) return entry.kept;
    if (entry.coming === null) return null;
    // Later guests wait no longer than the first: nobody waits for a page that does not come.
    const left = (limits.patience ?? queueLimits.patience) - (performance.now() - entry.askedAt);
    return left <= 0 ? null : inTime(entry.coming, left);
  };
}

function keyOf({ locale, address, frame }: RenderRequest): string {
  return frame === undefined ? `${locale} ${address}` : `${locale} frame ${frame.unopened} ${frame.unpaid} ${address}`;
}

/** A page without answers, such as most frames, does not age. */
function ageOf({ renderedAt, page }: KeptPage, { now }: RenderRequest): number {
  return page.answered ? now - renderedAt : 0;
}

function sizeOf(key: string, { markup, data, preloads, parts }: RenderedPage): number {
  return bytesPerCharacter * [key, markup, data, ...preloads, ...parts].reduce((sum, { length }) => sum + length, 0);
}
