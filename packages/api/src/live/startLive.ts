import { livePath, pageHeader } from '../contract/live.ts';
import { type Query, type QueryClient, onlineManager } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Client, ClientSession } from '../client/createClient.ts';
import { readsOneOf } from '../client/readsOneOf.ts';
import { refresh } from '../client/refresh.ts';
import type { Locale } from '../contract/locale.ts';
import type { ServerEvent } from './createEventParser.ts';
import { createTouch } from './createTouch.ts';
import { readStream } from './readStream.ts';

/** How long a hidden page holds its stream, in ms. */
const hiddenPatience = 30_000;
/** How often the server is asked while no stream is held, in ms. */
const askInterval = 60_000;
/** A lost stream is opened again after a random part of this, in ms, because a server that stops loses all pages at once. It doubles with each failure. */
const firstWait = 5000;
const longestWait = 60_000;
/** A stream that held this long was sound: the waits begin again from the first, in ms. */
const soundAfter = 30_000;

/** How often the same topic is refreshed, in ms. */
const ownRest = 1000;
const watchedRest = 1000;
/** What everybody sees and nobody watches closely is read after a random part of this, and no more often than it, in ms. */
const everybodyRest = 5000;

const touchedSchema = z.object({ topics: z.array(z.string()), everybody: z.optional(z.boolean()) });

const isWatched = ({ meta }: Query): boolean => meta?.watchesOthers === true;
const isNotWatched = (query: Query): boolean => !isWatched(query);
/** What must not wait for the next visit where nothing is heard. */
const isFollowed = (query: Query): boolean => isWatched(query) || query.meta?.asksWithoutLive === true;

export interface LiveOptions {
  /** Whose changes are heard; null for a guest. */
  session: Pick<ClientSession, 'token' | 'pwdVersion'> | null;
  locale: Locale;
  /** Tells the server which page this is. */
  pageId: Client['pageId'];
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
  pageId,
  origin = '',
  queries,
  page = document,
  fetch: ask = fetch,
}: LiveOptions): () => void {
  // Browsers allow few connections to a server: the page that is shown takes the place of hidden ones.
  const pages = new BroadcastChannel('live');
  const own = createTouch({ tell: (topics) => void refresh(queries, topics), rest: ownRest });
  const watched = createTouch({
    tell: (topics) => refreshSeen(topics, isWatched),
    rest: watchedRest,
    spread: watchedRest,
  });
  const others = createTouch({
    tell: (topics) => refreshSeen(topics, isNotWatched),
    rest: everybodyRest,
    spread: everybodyRest,
  });
  /** Topics that changed for everybody, to be read when the page is seen again. */
  const unseen = new Set<string>();
  let stream: AbortController | null = null;
  /** When the stream that is held began; null while none is. */
  let heldSince: number | null = null;
  /** No stream was lost yet: the page was read a moment ago. */
  let unbroken = true;
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
    const held = new AbortController();
    stream = held;
    const end = await readStream({
      url: `${origin}${livePath}?${new URLSearchParams({ lang: locale })}`,
      headers: {
        [pageHeader]: pageId.read(),
        ...(session && { token: session.token, pwdVersion: String(session.pwdVersion) }),
      },
      signal: held.signal,
      fetch: ask,
      onEvent: (event) => {
        if (stream === held) hear(event);
      },
    });
    if (stream !== held) return;
    if (heldSince !== null && Date.now() - heldSince >= soundAfter) failures = 0;
    letGo();
    without = end !== 'lost';
    if (without) return;
    const longest = Math.min(longestWait, firstWait * 2 ** failures);
    failures += 1;
    waiting = setTimeout(retry, longest * Math.random());
  }

  function letGo(): void {
    clearTimeout(waiting);
    waiting = undefined;
    if (stream) unbroken = false;
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
    }
    if (name !== 'touched') return;
    const told = touchedSchema.safeParse(readJson(data)).data;
    if (told?.everybody === true) touchForEverybody(told.topics);
    else if (told) own.touch(told.topics);
  }

  /** Not at once, because every open page hears it; what is opened meanwhile is read then. */
  function touchForEverybody(topics: readonly string[]): void {
    void queries.invalidateQueries({ predicate: (query) => readsOneOf(query, topics), refetchType: 'none' });
    watched.touch(topics);
    others.touch(topics);
  }

  function refreshSeen(topics: readonly string[], which: (query: Query) => boolean): void {
    if (page.visibilityState !== 'hidden') void refresh(queries, topics, which);
    else for (const topic of topics) unseen.add(topic);
  }

  /** What changed before the stream was ready was not heard. */
  function catchUp(): void {
    if (!unbroken) {
      void refresh(queries, null);
      return;
    }
    // The page was just read: what nobody follows closely can wait until its next visit.
    for (const query of queries.getQueryCache().getAll()) {
      query.invalidate();
      // Its answer may be from before, too.
      if (query.state.fetchStatus === 'fetching') query.promise?.catch(() => {}).finally(() => query.invalidate());
    }
    void refresh(queries, null, isFollowed);
  }

  function askAgain(): void {
    void queries.invalidateQueries({ predicate: isFollowed });
  }

  /** An answer was lost, so this page has another id, under which it learns what the call changes. */
  function reopen(): void {
    unbroken = false;
    if (stream === null) return;
    letGo();
    follow();
  }

  function look(): void {
    clearTimeout(hiding);
    if (page.visibilityState === 'hidden') {
      hiding = setTimeout(leave, hiddenPatience);
      return;
    }
    away = false;
    failures = 0;
    void refresh(queries, [...unseen]);
    unseen.clear();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule takes a channel for a window
    pages.postMessage('shown');
    retry();
  }

  function leave(): void {
    away = true;
    // The next stream catches up with everything.
    unseen.clear();
    follow();
  }

  pages.addEventListener('message', () => {
    if (page.visibilityState === 'hidden') leave();
  });
  page.addEventListener('visibilitychange', look);
  const stopRenewing = pageId.onRenew(reopen);
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
    for (const { stop } of [own, watched, others]) stop();
    stopRenewing();
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
