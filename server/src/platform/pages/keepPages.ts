import type { Logger } from 'pino';
import { queueLimits } from './createRenderQueue.ts';
import { inTime } from './inTime.ts';
import { type Render, RendererBusy } from './openRenderer.ts';
import type { RenderRequest, RenderedPage } from './RenderedPage.ts';

/** How old a page may be, in ms: then it is rendered again while it is still sent. */
const fresh = 10_000;
/** How old a page may be that is still sent, in ms. */
const oldest = 60_000;
/** How much text is kept, in characters; the page asked for longest ago goes first. */
const mostText = 24_000_000;
/** How many pages are kept: each has its styles and packed bodies besides, some 250 kB. */
const mostPages = 600;
/** After a failure a page is not rendered again for this long, in ms. */
const restAfterFailure = 5000;

export interface KeptPage {
  page: RenderedPage;
  /** In ms since 1970. */
  renderedAt: number;
}

interface Entry {
  kept: KeptPage | null;
  size: number;
  /** The render under way. */
  coming: Promise<RenderedPage | null> | null;
  /** When that was asked for, by `performance.now()`. */
  askedAt: number;
  /** Until when it is not rendered, after a failure. */
  restsUntil: number;
}

export interface KeepPagesOptions {
  render: Render;
  log: Pick<Logger, 'warn'>;
  /** For tests. */
  limits?: { patience?: number; mostText?: number; mostPages?: number };
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
  let text = 0;

  function forget(key: string): void {
    text -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry, kept: KeptPage): void {
    const size = sizeOf(key, kept.page);
    // It may have gone while it was rendered.
    if (entries.get(key) !== entry) return;
    text += size - entry.size;
    entry.kept = kept;
    entry.size = size;
    for (const oldKey of entries.keys()) {
      if (text <= (limits.mostText ?? mostText) && entries.size <= (limits.mostPages ?? mostPages)) return;
      if (entries.get(oldKey)?.coming === null || oldKey === key) forget(oldKey);
    }
  }

  function refresh(key: string, entry: Entry, request: RenderRequest, site: string): void {
    if (entry.coming !== null) return;
    entry.askedAt = performance.now();
    entry.coming = render(request, { isRefresh: entry.kept !== null, site })
      .then((page) => {
        entry.coming = null;
        // Nobody can fill the memory with addresses that lead nowhere.
        if (page === null) forget(key);
        else keep(key, entry, { page, renderedAt: request.now });
        return page;
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
    const page = left <= 0 ? null : await inTime(entry.coming, left);
    return page === null ? null : { page, renderedAt: request.now };
  };
}

function keyOf({ locale, address, frame }: RenderRequest): string {
  return frame === undefined ? `${locale} ${address}` : `${locale} frame ${frame.unopened} ${address}`;
}

/** A frame shows no data: it does not age. */
function ageOf({ renderedAt }: KeptPage, { now, frame }: RenderRequest): number {
  return frame === undefined ? now - renderedAt : 0;
}

function sizeOf(key: string, { markup, data, preloads, parts }: RenderedPage): number {
  return key.length + markup.length + data.length + [...preloads, ...parts].join('').length;
}
