import { letWorkerIn } from '../background/serviceWorker.ts';
import { whenIdle } from '../background/underWay.ts';
import type { UpdatePlatform } from './UpdatePlatform.ts';

/** Updates in the browser: the service worker fetches the next release and takes over; restarting is a reload. */
export const webPlatform: UpdatePlatform = {
  system: 'web',
  checksItself: false,
  confirmStart: () => Promise.resolve(),
  async download(_address, onProgress) {
    const registration = await requireRegistration();
    await registration.update();
    if (registration.installing !== null) await installed(registration.installing);
    if (registration.waiting === null) throw new Error('The server has no newer release.');
    onProgress(100);
  },
  async install() {
    const { waiting } = await requireRegistration();
    if (waiting === null) throw new Error('There is no release to install.');
    if (!(await whenIdle(() => letWorkerIn(waiting)))) throw new Error('A box is being opened in another window.');
  },
  quit() {
    location.replace('/');
    return Promise.resolve();
  },
};

async function requireRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration) return registration;
  throw new Error('This browser stores no release of the shop.');
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'redundant') reject(new Error('The release could not be downloaded completely.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
