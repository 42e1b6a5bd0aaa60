import { createStore } from '../createStore.ts';

/** How often an open page checks for a new release, in ms. */
const checkInterval = 3_600_000;

/** The next release's waiting worker; null without one. */
export const nextWorker = createStore<ServiceWorker | null>(null);

/** Installs the service worker, checks for new releases, and lets the worker prefetch other pages. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await register();
  if (!registration) return;
  watch(registration);
  const check = (): void => void registration.update().catch(() => {});
  setInterval(check, checkInterval);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  // The old release's chunk is gone from the server: the new release is out.
  addEventListener('vite:preloadError', check);
  const { active } = await navigator.serviceWorker.ready;
  if (active && !savesData()) tell(active, 'fetchParts');
}

function tell(worker: ServiceWorker, type: 'fetchParts' | 'skipWaiting'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule mistakes a worker for a window
  worker.postMessage({ type });
}

/** Returns true when the user asked the browser to save data; not every browser supports it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Undefined when the browser refuses, as in a private window: the shop works without it. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/serviceWorker.js');
  } catch {
    return undefined;
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const noteWaiting = (): void => {
    // Without a controller it is the first release, which does not wait.
    if (navigator.serviceWorker.controller !== null) nextWorker.write(registration.waiting);
  };
  noteWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noteWaiting);
  });
}

/** Activates the next release; resolves once it controls this page. The page itself still runs the old one. */
export async function letWorkerIn(worker: ServiceWorker): Promise<void> {
  const changed = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  tell(worker, 'skipWaiting');
  await changed;
}
