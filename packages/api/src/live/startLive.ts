import { livePath } from '../contract/live.ts';
import { type QueryClient, onlineManager } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ClientSession } from '../client/createClient.ts';
import { refresh } from '../client/refresh.ts';
import type { Locale } from '../contract/locale.ts';
import type { ServerEvent } from './createEventParser.ts';
import { createTouch } from './createTouch.ts';
import { readStream } from './readStream.ts';

/** How long a hidden page holds its stream, in ms. */
const hiddenPatience = 30_000;
/** How often the server is asked while no stream is held, in ms. */
const askInterval = 60_000;
/** The wait before a stream is opened again: it doubles with each failure, in ms. */
const firstWait = 1000;
const longestWait = 60_000;
/** A stream that held this long was sound: the waits begin again from the first, in ms. */
const soundAfter = 30_000;

const touchedSchema = z.object({ topics: z.array(z.string()) });

export interface LiveOptions {
  /** Whose changes are heard; null for a guest. */
  session: Pick<ClientSession, 'token' | 'pwdVersion'> | null;
  locale: Locale;
  /** The server's address, without a path; empty for the one the app came from. */
  origin?: string | undefined;
  queries: QueryClient;
  /** The page that is shown or hidden. */
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  fetch?: typeof fetch;
}

/**
 * Holds the stream in which the server says what has changed, and refreshes what reads that, until the returned
 * function is called. No data travels in it. For one session and language: start again for another.
 */
export function startLive({
  session,
  locale,
  origin = '',
  queries,
  page = document,
  fetch: ask = fetch,
}: LiveOptions): () => void {
  // Browsers allow few connections to a server: the page that is shown takes the place of hidden ones.
  const pages = new BroadcastChannel('live');
  const { touch, stop: stopTouching } = createTouch((topics) => void refresh(queries, topics));
  let stream: AbortController | null = null;
  /** When the stream that is held began; null while none is. */
  let heldSince: number | null = null;
  let heldBefore = false;
  let failures = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let away = page.visibilityState === 'hidden';
  /** The server has no stream for this session. */
  let without = false;

  function follow(): void {
    if (away || without || !onlineManager.isOnline()) letGo();
    else if (stream === null && waiting === undefined) void hold();
  }

  async function hold(): Promise<void> {
    const own = new AbortController();
    stream = own;
    const end = await readStream({
      url: `${origin}${livePath}?${new URLSearchParams({ lang: locale })}`,
      headers: session ? { token: session.token, pwdVersion: String(session.pwdVersion) } : {},
      signal: own.signal,
      fetch: ask,
      onEvent: (event) => {
        if (stream === own) hear(event);
      },
    });
    if (stream !== own) return;
    if (heldSince !== null && Date.now() - heldSince >= soundAfter) failures = 0;
    letGo();
    without = end !== 'lost';
    if (without) return;
    // Each page waits a little otherwise, so that they do not all come back at once.
    const longest = Math.min(longestWait, firstWait * 2 ** failures);
    failures += 1;
    waiting = setTimeout(retry, longest * (0.5 + Math.random() / 2));
  }

  function letGo(): void {
    clearTimeout(waiting);
    waiting = undefined;
    stream?.abort();
    stream = null;
    heldSince = null;
  }

  function retry(): void {
    clearTimeout(waiting);
    waiting = undefined;
    follow();
  }

  function hear({ name, data }: ServerEvent): void {
    if (name === 'ready') {
      heldSince = Date.now();
      catchUp();
      heldBefore = true;
    }
    if (name !== 'touched') return;
    const told = touchedSchema.safeParse(readJson(data));
    if (told.success) touch(told.data.topics);
  }

  /** What changed before the stream was ready was not heard. */
  function catchUp(): void {
    if (heldBefore) {
      void refresh(queries, null);
      return;
    }
    // The page was just read: what it shows can wait until its next visit.
    void queries.invalidateQueries({ refetchType: 'none' });
    askAgain();
  }

  function askAgain(): void {
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.asksWithoutLive === true });
  }

  function look(): void {
    clearTimeout(hiding);
    if (page.visibilityState === 'hidden') {
      hiding = setTimeout(leave, hiddenPatience);
      return;
    }
    away = false;
    failures = 0;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule takes a channel for a window
    pages.postMessage('shown');
    retry();
  }

  function leave(): void {
    away = true;
    follow();
  }

  pages.addEventListener('message', () => {
    if (page.visibilityState === 'hidden') leave();
  });
  page.addEventListener('visibilitychange', look);
  const stopWatching = onlineManager.subscribe(() => {
    failures = 0;
    retry();
  });
  const asking = setInterval(() => {
    if (heldSince === null && !away && onlineManager.isOnline()) askAgain();
  }, askInterval);
  if (!away) look();

  return () => {
    letGo();
    clearTimeout(hiding);
    clearInterval(asking);
    stopTouching();
    stopWatching();
    page.removeEventListener('visibilitychange', look);
    pages.close();
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
