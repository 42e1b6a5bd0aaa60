import type { PageClient, WorkerScope } from './WorkerScope.ts';

/** How long a press on a notification waits before its page opens, in ms (spec §1, §9). */
const clickDelay = 500;

/** How long an open page has to say that it goes there itself, in ms. */
const patience = 1000;

/** Opens a path of the shop in the window that shows it, or in a new one when none does. */
export async function openPage(scope: WorkerScope, path: string): Promise<void> {
  await wait(clickDelay);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  // A browser that lets no worker bring a window to the front can still lead it on.
  const shown = await page.focus().catch(() => page);
  if (!(await goesItself(shown, path))) await shown.navigate(path);
}

/** Whether the page moves on by itself, which keeps what it holds and asks before something typed is lost. */
function goesItself(page: PageClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
  });
  page.postMessage({ type: 'open', path }, [port2]);
  return Promise.race([answered, wait(patience).then(() => false)]);
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
