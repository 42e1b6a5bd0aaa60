import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { sweep } from './sweep.ts';

const hour = 3_600_000;

/** Runs the periodic jobs until the returned function is called, which waits for one that is running. Any number of processes may run them. */
export function startJobs(db: Database, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(db, new Date()).catch((error: unknown) => log.error({ err: error }, 'sweep failed'));
  }, hour);
  return () => {
    clearInterval(timer);
    return running;
  };
}
