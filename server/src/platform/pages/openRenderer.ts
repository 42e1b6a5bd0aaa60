import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { type Wish, createRenderQueue } from './createRenderQueue.ts';
import { inTime } from './inTime.ts';
import type { FromWorker, RenderRequest, RenderedPage, ToWorker } from './RenderedPage.ts';

/** How long a page may render, in ms; then its thread is stopped, and the next page gets another. */
const longest = 10_000;
/** How long a page may wait for its answers, in ms: meanwhile no other page is rendered. */
const longestWait = 1000;
/** A thread may use this much memory, in MB. */
const memory = 256;

/** There is no place in the queue. */
export class RendererBusy extends Error {
  override readonly name = 'RendererBusy';
}

/** Renders a page; null when its address leads nowhere. Rejects when it cannot, with `RendererBusy` when it finds no place. */
export type Render = (request: RenderRequest, wish: Wish) => Promise<RenderedPage | null>;

export interface RendererOptions {
  /** The app's module that renders pages. */
  bundle: string;
  /** Answers what a page asks, as a guest: path and query to the text of an envelope. */
  answer: (address: string) => Promise<string>;
  log: Logger;
}

interface Job {
  id: number;
  request: RenderRequest;
  resolve: (page: RenderedPage | null) => void;
  reject: (error: Error) => void;
  /** How long it has waited for answers, in ms. */
  waited: number;
}

/**
 * Renders pages in a thread of its own, one after another. The thread rests as long as it worked: a stranger who keeps asking for new pages gets half a processor at most.
 */
export function openRenderer({ bundle, answer, log }: RendererOptions): Render {
  const queue = createRenderQueue<Job>();
  let worker: Worker | null = null;
  let current: Job | null = null;
  let resting = false;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      workerData: bundle,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    // It ends with the process, and does not keep it.
    started.unref();
    started.on('message', (message: FromWorker) => void hear(message));
    started.on('error', (error: unknown) => end(error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => end(new Error('The thread that renders pages has ended.')));
    function end(error: Error): void {
      if (worker !== started) return;
      worker = null;
      current?.reject(error);
    }
    return started;
  }

  async function hear(message: FromWorker): Promise<void> {
    if (message.id !== current?.id) return;
    if (message.type === 'rendered') current.resolve(message.page);
    else if (message.type === 'failed') current.reject(new Error(message.reason));
    else {
      const { id, question, address } = message;
      const job = current;
      const [asked, before] = [performance.now(), job.waited];
      try {
        const envelope = await inTime(answer(address), longestWait - before);
        if (envelope === null) throw new Error(`A page waits for answers longer than ${longestWait} ms.`);
        // What it asks at the same time, it waits for once.
        job.waited = Math.max(job.waited, before + performance.now() - asked);
        say({ type: 'answer', id, question, envelope });
      } catch (error) {
        log.error({ err: error, address }, 'a page that is rendered got no answer');
        say({ type: 'failed', id, question });
      }
    }
  }

  function say(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker?.postMessage(message);
  }

  async function work(): Promise<void> {
    if (current !== null || resting) return;
    const job = queue.next();
    if (job === undefined) return;
    const begun = performance.now();
    const running = { ...job };
    const timer = setTimeout(() => {
      void worker?.terminate();
      worker = null;
      current?.reject(new Error(`The page took longer than ${longest} ms.`));
    }, longest);
    try {
      const page = await new Promise<RenderedPage | null>((resolve, reject) => {
        current = Object.assign(running, { resolve, reject });
        worker ??= start();
        say({ type: 'render', id: job.id, request: job.request });
      });
      job.resolve(page);
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      clearTimeout(timer);
      current = null;
    }
    resting = true;
    setTimeout(
      () => {
        resting = false;
        queue.end();
        void work();
      },
      performance.now() - begun - running.waited,
    ).unref();
  }

  return (request, wish) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      if (queue.add({ id: lastId, request, resolve, reject, waited: 0 }, wish)) void work();
      else reject(new RendererBusy('There is no place for this page in the queue.'));
    });
}
