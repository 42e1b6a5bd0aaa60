import type { OpenShop } from '../area/composeShop.ts';
import type { ShopServices } from '../http/answerCall.ts';
import { RowsFailed } from './eachDue.ts';
import { forgetFailure, recordFailure } from './jobFailures.ts';

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
  // Jobs that worked in this process: only the first time says that a failure of before is over.
  const fine = new Set<string>();
  const stops = shop.jobs.map((job) =>
    repeat(
      job.every,
      () => watched(services, fine, job),
      (error) => log.error({ err: error, job: job.name }, 'job failed'),
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs a job, and remembers for operators whether it failed as a whole. */
async function watched(services: OpenShop, fine: Set<string>, { name: job, run }: Job): Promise<void> {
  const now = new Date();
  try {
    await run(services, now);
    if (fine.has(job)) return;
    await forgetFailure(services.db, { job, subject_id: '' });
    fine.add(job);
  } catch (error) {
    // Rows that failed are recorded one by one.
    if (!(error instanceof RowsFailed)) {
      fine.delete(job);
      // Without a database the log alone says it.
      await recordFailure(services.db, { job, subject_id: '' }, error, now).catch(() => {});
    }
    throw error;
  }
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
