import type { OpenShop } from '../area/composeShop.ts';
import type { ShopServices } from '../http/answerCall.ts';

export const hour = 3_600_000;

/** Periodic work, run by any number of processes. */
export interface Job {
  /** For the log. */
  name: string;
  /** In ms. */
  every: number;
  run: (services: ShopServices, now: Date) => Promise<unknown>;
}

/** Runs the shop's jobs until the returned function is called, which waits for running ones. */
export function startJobs(services: OpenShop): () => Promise<void> {
  const { shop, log } = services;
  const stops = shop.jobs.map(({ name, every, run }) =>
    repeat(
      every,
      () => run(services, new Date()),
      (error) => log.error({ err: error, job: name }, 'job failed'),
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Repeats a task, never twice at once. */
function repeat(
  interval: number,
  work: () => Promise<unknown>,
  onFailed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => {}, onFailed)
      .finally(() => {
        running = null;
      });
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
