import type { Logger } from 'pino';
import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';
import { deliver } from './deliver.ts';
import type { Follower } from './Follower.ts';

/** For how long facts are collected before they are delivered, in ms: one transaction of a follower for many draws. */
const collecting = 100;

/** Brings facts to those who follow after the commit. */
export interface Outbox {
  /** Something may wait for these followers, or for any of them. */
  kick: (names?: readonly string[]) => void;
  /** Delivers at once what waits for its turn, and resolves when nothing is being delivered here. */
  settled: () => Promise<void>;
  /** Ends what is under way, and begins nothing more. */
  close: () => Promise<void>;
}

export const outbox = definePort<Outbox>('the outbox of facts');

/** Opens the outbox for as long as the shop is. Each follower is served by itself, so that a slow one holds up no other. */
export function openOutbox(services: { db: Database; log: Logger }, followers: readonly Follower[]): Outbox {
  let closed = false;
  const couriers = followers
    .filter(({ after }) => after)
    .map((follower) => ({ name: follower.name, ...courier(follower) }));

  function courier(follower: Follower) {
    let asked = false;
    let running: Promise<void> | null = null;
    let timer: NodeJS.Timeout | undefined;

    async function run(): Promise<void> {
      asked = false;
      // What came meanwhile is collected too.
      if (await deliver(services, follower, new Date())) asked = true;
    }

    function start(): void {
      clearTimeout(timer);
      timer = undefined;
      if (closed || running || !asked) return;
      running = run()
        .catch((error: unknown) => {
          // The next call finds what waits.
          asked = false;
          services.log.error({ err: error, follower: follower.name }, 'facts were not delivered');
        })
        .finally(() => {
          running = null;
          if (asked) kick();
        });
    }

    function kick(): void {
      asked = true;
      if (!closed && !running) timer ??= setTimeout(start, collecting).unref();
    }

    return { kick, start, running: () => running };
  }

  async function settled(): Promise<void> {
    for (;;) {
      for (const { start } of couriers) start();
      const running = couriers.map((each) => each.running()).filter((run) => run !== null);
      if (running.length === 0) return;
      await Promise.all(running);
    }
  }

  return {
    kick: (names) => {
      for (const { name, kick } of couriers) if (names?.includes(name) ?? true) kick();
    },
    settled,
    close: () => {
      closed = true;
      return settled();
    },
  };
}
