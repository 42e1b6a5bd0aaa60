import { createStore } from '../createStore.ts';

/** How often a page that stays open asks for a new release, in ms. */
const checkInterval = 3_600_000;

/** The next release's worker, which waits to be let in; null while there is none. */
export const nextWorker = createStore<ServiceWorker | null>(null);

/** Installs the service worker, keeps looking for its next release, and lets it fetch what other pages need. */
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
  // A part of the old release that the server has no more: the new one is there.
  addEventListener('vite:preloadError', check);
  const { active } = await navigator.serviceWorker.ready;
  if (active && !savesData()) tell(active, 'fetchParts');
}

function tell(worker: ServiceWorker, type: 'fetchParts' | 'skipWaiting'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule takes a worker for a window
  worker.postMessage({ type });
}

/** Whether the person asked their browser to load no more than it must; not every browser knows. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Undefined where the browser refuses, such as in a private window: the shop works without. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/serviceWorker.js');
  } catch {
    return undefined;
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const noteWaiting = (): void => {
    // Without a controller it is the first release, which nothing waits for.
    if (navigator.serviceWorker.controller !== null) nextWorker.write(registration.waiting);
  };
  noteWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noteWaiting);
  });
}

/** Lets the next release in; resolves once it serves this page. The page itself is still the old one. */
export async function letWorkerIn(worker: ServiceWorker): Promise<void> {
  const changed = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  tell(worker, 'skipWaiting');
  await changed;
}
