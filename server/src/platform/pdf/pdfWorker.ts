import { parentPort, workerData } from 'node:worker_threads';
import type { TableDocument } from './TableDocument.ts';
import { drawTable } from './drawTable.ts';

// The thread that draws a document: a long one takes seconds, and holds up no request. `drawInThread` hands it over.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await drawTable(workerData as TableDocument));
