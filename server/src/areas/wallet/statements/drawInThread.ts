import { Worker } from 'node:worker_threads';
import type { StatementDocument } from './StatementDocument.ts';

/** How long a statement may take, in ms; then its thread is stopped. */
const longest = 30_000;
/** A thread may use this much memory, in MB. */
const memory = 256;

let latest: Promise<unknown> = Promise.resolve();

/** Draws a statement in a thread of its own, one after another, so that statements take no more than one processor. */
export function drawInThread(statement: StatementDocument): Promise<Buffer> {
  const drawn = latest.then(() => draw(statement));
  latest = drawn.catch(() => {});
  return drawn;
}

function draw(statement: StatementDocument): Promise<Buffer> {
  const worker = new Worker(new URL('./statementWorker.ts', import.meta.url), {
    workerData: statement,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const timer = setTimeout(() => void worker.terminate(), longest);
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that draws a statement ended without one.')));
  }).finally(() => clearTimeout(timer));
}
