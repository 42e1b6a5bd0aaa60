import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Touch } from '../facts/notes.ts';
import type { Channel, Hearer } from './Channel.ts';
import { packTouches, readMessage } from './packTouches.ts';

const name = 'mcy_live';

/** For how long touches are collected before they are sent, in ms: one statement for many draws. */
const collecting = 50;

/** How many touches wait for a connection at most; of more, the others only hear that they missed some. */
const mostWaiting = 10_000;

/** How often a connection without a word is asked whether it still answers, and how long it may take, in ms. */
const heartbeat = 20_000;
const patience = 5_000;

/** The longest pause before the next attempt to connect, in ms. */
const longestPause = 10_000;

/**
 * Carries touches by LISTEN and NOTIFY on a connection of its own, and makes a new one whenever that is lost. After the
 * commit and not within: a transaction that notifies takes a lock at its commit that all such transactions share.
 */
export function openPostgresChannel(databaseUrl: string, { hear, missed }: Hearer, log: Logger): Channel {
  const sender = randomUUID();
  /** By topic, player and page. Null when there were too many. */
  let waiting: Map<string, Touch> | null = new Map();
  let connection: { client: pg.Client; lose: (reason?: unknown) => void } | null = null;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: NodeJS.Timeout | undefined;
  const first = Promise.withResolvers<void>();
  /** The statement under way: a connection takes one at a time. */
  let busy: Promise<unknown> = Promise.resolve();

  function run(client: pg.Client, statement: string, values: readonly unknown[] = []): Promise<unknown> {
    const done = busy.then(() => client.query(statement, [...values]));
    busy = done.catch(() => {});
    return done;
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    // It may say that it is gone more than once.
    let gone = false;
    const lose = (reason?: unknown): void => {
      if (gone) return;
      gone = true;
      if (connection?.client === fresh) connection = null;
      void fresh.end().catch(() => {});
      if (closed) return;
      if (failures === 0) log.warn({ err: reason }, 'the live channel is lost');
      failures += 1;
      const pause = Math.min(longestPause, 100 * 2 ** failures);
      timer = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
      timer.unref();
    };
    fresh.on('error', lose);
    fresh.on('end', () => lose());
    fresh.on('notification', ({ payload = '' }) => {
      const message = readMessage(payload);
      if (!message || message.sender === sender) return;
      if (message.touches) hear(message.touches);
      else missed();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${name}`);
    } catch (error) {
      lose(error);
      return;
    }
    if (closed) return lose();
    connection = { client: fresh, lose };
    failures = 0;
    missed();
    first.resolve();
    send();
  }

  function send(): void {
    sending ??= setTimeout(() => {
      sending = undefined;
      void flush();
    }, collecting);
  }

  async function flush(): Promise<void> {
    if (!connection || waiting?.size === 0) return;
    const touches = waiting && [...waiting.values()];
    waiting = new Map();
    const { client, lose } = connection;
    try {
      const payloads = packTouches(sender, touches);
      await run(client, 'select pg_notify($1, payload) from unnest($2::text[]) as payload', [name, payloads]);
    } catch (error) {
      // They may have arrived; the others get them again.
      if (touches) keep(touches);
      else waiting = null;
      lose(error);
    }
  }

  function keep(touches: readonly Touch[]): void {
    for (const touch of touches) waiting?.set(`${touch.topic} ${touch.user_id} ${touch.page_id ?? ''}`, touch);
    if (waiting && waiting.size > mostWaiting) waiting = null;
  }

  const beating = setInterval(() => {
    const held = connection;
    if (held) run(held.client, 'select 1').catch(held.lose);
  }, heartbeat);
  beating.unref();
  void connect();
  return {
    publish: (touches) => {
      if (closed || touches.length === 0) return;
      keep(touches);
      send();
    },
    ready: async () => {
      const waited = setTimeout(first.resolve, patience);
      await first.promise;
      clearTimeout(waited);
    },
    close: async () => {
      await flush();
      closed = true;
      clearInterval(beating);
      clearTimeout(timer);
      clearTimeout(sending);
      first.resolve();
      await connection?.client.end().catch(() => {});
    },
  };
}
