import { QueryClient, QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { createPageId } from '../client/createPageId.ts';
import type { Topic } from '../contract/defineCall.ts';
import type { ReadMeta } from '../client/refresh.ts';
import type { fakeStreams } from './fakeStreams.ts';
import { startLive } from '../live/startLive.ts';

const stops: (() => void)[] = [];

/** For tests of the live channel: pages with a clock of their own, closed after each test. */
export function provideLivePages(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    onlineManager.setOnline(true);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** A page that the test shows and hides. */
export class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

export function hiddenPage(): FakePage {
  const page = new FakePage();
  page.visibilityState = 'hidden';
  return page;
}

export const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
/** A message between pages does not wait for timers. */
export const betweenPages = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A page that shows the bell and a box, with a live stream. */
export async function openPage(
  server: ReturnType<typeof fakeStreams>,
  {
    page = new FakePage(),
    token = 't-1',
    onRefused = () => {},
  }: { page?: FakePage; token?: string | null; onRefused?: (token: string) => void } = {},
) {
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const show = (
    name: string,
    reads: readonly Topic[],
    options: Partial<ReadMeta> = {},
    answer = () => Promise.resolve(name),
  ) => {
    const read = vi.fn<() => Promise<string>>(answer);
    const observer = new QueryObserver(queries, {
      queryKey: [name],
      queryFn: read,
      staleTime: Infinity,
      meta: { reads, ...options },
    });
    stops.push(observer.subscribe(() => {}));
    return read;
  };
  const bell = show('bell', ['account/notices'], { asksWithoutLive: true });
  const box = show('box', ['boxes/pools'], { watchesOthers: true });
  const boxes = show('boxes', ['boxes/pools']);
  const openedAt = Date.now();
  await tick(100);
  const pageId = createPageId();
  const stop = startLive({
    session: token === null ? null : { token, pwdVersion: 3 },
    locale: 'en',
    pageId,
    origin: 'http://shop.test',
    queries,
    onRefused,
    openedAt,
    page,
    fetch: server.fetch,
  });
  stops.push(stop);
  await tick();
  for (const read of [bell, box, boxes]) read.mockClear();
  return { queries, show, bell, box, boxes, page, pageId, stop };
}

/** Begins a stream: the page may have missed anything. */
export const ready = 'event: ready\ndata: {}\n\n';
/** Begins a stream: the page missed changes of these topics, its user's and everybody's. */
export const readyAfter = (topics: readonly Topic[], everybody: readonly Topic[] = []) =>
  `event: ready\ndata: ${JSON.stringify({ topics, everybody })}\n\n`;
export const touched = (...topics: string[]) => `event: touched\ndata: ${JSON.stringify({ topics })}\n\n`;
export const touchedForEverybody = (...topics: string[]) =>
  `event: touched\ndata: ${JSON.stringify({ topics, everybody: true })}\n\n`;
