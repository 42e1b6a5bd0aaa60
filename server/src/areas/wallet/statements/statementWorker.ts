import { parentPort, workerData } from 'node:worker_threads';
import type { StatementDocument } from './StatementDocument.ts';
import { drawStatement } from './drawStatement.ts';

// The thread that draws a statement: a long one takes seconds, and holds up no request. `drawInThread` hands it over.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await drawStatement(workerData as StatementDocument));
