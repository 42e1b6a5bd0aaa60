import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, RenderRequest, RenderedPage, ToWorker } from './RenderedPage.ts';

// The thread that renders pages: React's work holds up no request. What a page shows is asked of the main thread.

interface Bundle {
  renderPage: (request: RenderRequest & { ask: (address: string) => Promise<string> }) => Promise<RenderedPage | null>;
}

// The build's own module, which exports this.
const { renderPage } = (await import(pathToFileURL(String(workerData)).href)) as Bundle;
const questions = new Map<number, { resolve: (envelope: string) => void; reject: (error: Error) => void }>();
let lastQuestion = 0;

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'render') {
    void render(message);
    return;
  }
  const asked = questions.get(message.question);
  questions.delete(message.question);
  if (message.type === 'answer') asked?.resolve(message.envelope);
  else asked?.reject(new Error('The server could not answer.'));
});

async function render({ id, request }: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  function ask(address: string): Promise<string> {
    lastQuestion += 1;
    const question = lastQuestion;
    say({ type: 'ask', id, question, address });
    return new Promise((resolve, reject) => {
      questions.set(question, { resolve, reject });
    });
  }
  try {
    say({ type: 'rendered', id, page: await renderPage({ ...request, ask }) });
  } catch (error) {
    say({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function say(message: FromWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}
