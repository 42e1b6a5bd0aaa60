import { Worker } from 'node:worker_threads';
import type { TableDocument } from './TableDocument.ts';

/** How long a document may take, in ms; then its thread is stopped. */
const longest = 30_000;
/** A thread may use this much memory, in MB. */
const memory = 256;

let latest: Promise<unknown> = Promise.resolve();

/** Draws a document as a PDF in a thread of its own, one after another, so that documents take no more than one processor. */
export function drawInThread(document: TableDocument): Promise<Buffer> {
  const drawn = latest.then(() => draw(document));
  latest = drawn.catch(() => {});
  return drawn;
}

function draw(document: TableDocument): Promise<Buffer> {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const timer = setTimeout(() => void worker.terminate(), longest);
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that draws a document ended without one.')));
  }).finally(() => clearTimeout(timer));
}
