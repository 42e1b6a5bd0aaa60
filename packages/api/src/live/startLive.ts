import { livePath, liveSlack, missedParameter, pageHeader } from '../contract/live.ts';
import { type Query, type QueryClient, onlineManager } from '@tanstack/react-query';
import type { Client, ClientSession } from '../client/createClient.ts';
import { readsOneOf } from '../client/readsOneOf.ts';
import { refresh } from '../client/refresh.ts';
import type { Locale } from '../contract/locale.ts';
import type { ServerEvent } from './createEventParser.ts';
import { asksFor } from './asksFor.ts';
import { createTouch } from './createTouch.ts';
import { type Subjects, missedSchema, touchedSchema } from './liveEvents.ts';
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
/** What a page watches by its id is read after a random part of the spread, in ms: only those who look at it ask. */
const namedRest = 400;
const namedSpread = 200;
/** What everybody sees and nobody watches closely is read after a random part of this, and no more often than it, in ms. */
const everybodyRest = 5000;

/** A server that refuses the session is asked again after this, in ms: another page may be changing the password. */
const doubt = 3000;

const isWatched = ({ meta }: Query): boolean => meta?.watchesOthers === true;
const isNotWatched = (query: Query): boolean => !isWatched(query);
/** What is read once a minute while there is no stream. */
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
  /** The server refused the session: it has ended. */
  onRefused: (token: string) => void;
  /** When the page began to read, in ms since 1970. */
  openedAt?: number;
  /** The page that is shown or hidden. */
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  fetch?: typeof fetch;
}

/** Until when a page has heard of every change, in ms since 1970; kept when a stream follows for another session or language. */
const heardUntil = new WeakMap<QueryClient, number>();

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
  onRefused,
  openedAt = performance.timeOrigin,
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
  /** What is watched, by the topic and the id that it was asked for. */
  const named = createTouch({
    tell: (both) => {
      for (const one of both) {
        const [topic = '', subject = ''] = one.split(' ');
        refreshSeen([topic], (query) => isWatched(query) && asksFor(query, [subject]));
      }
    },
    rest: namedRest,
    spread: namedSpread,
  });
  const others = createTouch({
    tell: (topics) => refreshSeen(topics, isNotWatched),
    rest: everybodyRest,
    spread: everybodyRest,
  });
  /** Topics that changed for everybody, to be read when the page is seen again. */
  const unseen = new Set<string>();
  let stream: AbortController | null = null;
  /** When the stream that is held began; null when no stream is held. */
  let heldSince: number | null = null;
  /** The server refused the session once. */
  let doubted = false;
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
    const askedAt = Date.now();
    const missed = askedAt - (heardUntil.get(queries) ?? openedAt);
    const asked = { lang: locale, [missedParameter]: String(Math.ceil(missed)) };
    const end = await readStream({
      url: `${origin}${livePath}?${new URLSearchParams(asked)}`,
      headers: {
        [pageHeader]: pageId.read(),
        ...(session && { token: session.token, pwdVersion: String(session.pwdVersion) }),
      },
      signal: held.signal,
      fetch: ask,
      onEvent: (event) => {
        if (stream === held) hear(event, askedAt);
      },
      onSound: () => {
        if (stream === held && heldSince !== null) heardUntil.set(queries, Date.now());
      },
    });
    if (stream !== held) return;
    if (heldSince !== null && Date.now() - heldSince >= soundAfter) failures = 0;
    letGo();
    if (end === 'refused' && session) {
      refused(session.token);
      return;
    }
    without = end !== 'lost';
    if (without) return;
    const longest = Math.min(longestWait, firstWait * 2 ** failures);
    failures += 1;
    waiting = setTimeout(retry, longest * Math.random());
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

  /**
   * Its session has ended, unless a change of password is on its way to this page: then it is stopped, for another
   * session.
   */
  function refused(token: string): void {
    if (doubted && queries.isMutating() === 0) {
      without = true;
      onRefused(token);
      return;
    }
    doubted = true;
    waiting = setTimeout(retry, doubt);
  }

  function hear({ name, data }: ServerEvent, askedAt: number): void {
    if (name === 'ready') {
      heldSince = Date.now();
      doubted = false;
      // A request that took long asked about too short a time.
      catchUp(heldSince - askedAt <= liveSlack ? data : null);
      heardUntil.set(queries, heldSince);
    }
    if (name !== 'touched') return;
    const told = touchedSchema.safeParse(readJson(data)).data;
    if (told?.everybody === true) touchForEverybody(told.topics, told.subjects);
    else if (told) own.touch(told.topics);
  }

  /** Not at once, because every open page hears it; what is opened meanwhile is read then. */
  function touchForEverybody(topics: readonly string[], subjects: Subjects = {}): void {
    const concerns = (query: Query): boolean =>
      topics.some((topic) => {
        const ids = subjects[topic];
        return readsOneOf(query, [topic]) && (ids === undefined || !isWatched(query) || asksFor(query, ids));
      });
    void queries.invalidateQueries({ predicate: concerns, refetchType: 'none' });
    watched.touch(topics.filter((topic) => subjects[topic] === undefined));
    const shown = queries.getQueryCache().findAll({ type: 'active', predicate: isWatched });
    for (const [topic, ids] of Object.entries(subjects)) {
      const seen = ids.filter((id) => shown.some((query) => readsOneOf(query, [topic]) && asksFor(query, [id])));
      named.touch(seen.map((id) => `${topic} ${id}`));
    }
    others.touch(topics);
  }

  function refreshSeen(topics: readonly string[], which: (query: Query) => boolean): void {
    if (page.visibilityState !== 'hidden') void refresh(queries, topics, which);
    else for (const topic of topics) unseen.add(topic);
  }

  /** Refreshes what changed before the stream was ready: everything, where nobody knows. */
  function catchUp(data: string | null): void {
    const missed = missedSchema.safeParse(readJson(data ?? '')).data;
    if (!missed) {
      void refresh(queries, null);
      return;
    }
    own.touch(missed.topics);
    touchForEverybody(missed.everybody);
  }

  function askAgain(): void {
    void queries.invalidateQueries({ predicate: isFollowed });
  }

  /** An answer was lost, so this page has another id, under which it learns what the call changes. */
  function reopen(): void {
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
    for (const { stop } of [own, watched, named, others]) stop();
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
