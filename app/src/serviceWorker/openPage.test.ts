import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from './openPage.ts';
import type { PageClient, WorkerScope } from './WorkerScope.ts';

const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null);
const navigate = vi.fn<(path: string) => Promise<null>>(async () => null);
let pages: readonly PageClient[];
// Opening a page needs no more of a worker.
const scope = { clients: { matchAll: async () => pages, openWindow } } as unknown as WorkerScope;

/** A page that goes to pushed paths by itself, or has not the time to. */
function page(answers: boolean): PageClient {
  const client: PageClient = {
    visibilityState: 'visible',
    focus: () => Promise.resolve(client),
    navigate,
    postMessage: (_message, [port]) => {
      if (answers && port instanceof MessagePort) port.postMessage('going');
    },
  };
  return client;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

it('opens the page of a pressed notification after 500 ms (spec §1, §9)', async () => {
  pages = [];
  const opened = openPage(scope, '/pages/user/notify');
  await vi.advanceTimersByTimeAsync(499);
  expect(openWindow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opened;
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/pages/user/notify');
});

it('lets a page that is open go there itself, and leads one that does not answer within 1 s', async () => {
  pages = [page(true)];
  const gone = openPage(scope, '/pages/user/notify');
  await vi.advanceTimersByTimeAsync(500);
  await gone;
  expect(navigate).not.toHaveBeenCalled();
  pages = [page(false)];
  const led = openPage(scope, '/pages/user/notify');
  await vi.advanceTimersByTimeAsync(1500);
  await led;
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pages/user/notify');
  expect(openWindow).not.toHaveBeenCalled();
});
