import type { Logger } from 'pino';
import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';
import { deliver } from './deliver.ts';
import type { Follower } from './Follower.ts';

/** Brings facts to those who follow after the commit. */
export interface Outbox {
  /** Something may wait for these followers, or for any of them. */
  kick: (names?: readonly string[]) => void;
  /** Resolves once nothing is being delivered here. */
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

    async function run(): Promise<void> {
      while (asked && !closed) {
        asked = false;
        while (!closed && (await deliver(services, follower, new Date())));
      }
    }

    function kick(): void {
      asked = true;
      if (closed || running) return;
      running = run()
        .catch((error: unknown) => {
          // The next one who asks finds what waits.
          asked = false;
          services.log.error({ err: error, follower: follower.name }, 'facts were not delivered');
        })
        .finally(() => {
          running = null;
          if (asked) kick();
        });
    }

    return { kick, running: () => running };
  }

  async function settled(): Promise<void> {
    for (;;) {
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
