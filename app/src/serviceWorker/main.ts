import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isPath } from '../routes/table.ts';
import { dropOldParts, fetchParts, partsCache } from './keepParts.ts';
import { showPushes } from './showPushes.ts';
import { trimCache } from './trimCache.ts';
import type { WorkerScope } from './WorkerScope.ts';

/** How many pictures are kept on the device (ours). */
const mostPictures = 200;

// In a worker the global scope is one; the program's types are a page's.
const scope = globalThis as unknown as WorkerScope;

// The first release takes over the pages that are open; a later one waits until it is asked to.
clientsClaim();

precacheAndRoute([...__PRECACHE__]);

// Every page of the app is the shell, with the headers it came with; everything else comes from the server.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPath(url.pathname),
  createHandlerBoundToURL('/index.html'),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: partsCache }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [{ cacheDidUpdate: ({ cacheName }) => trimCache(cacheName, mostPictures) }],
  }),
);

scope.addEventListener('activate', (event) => event.waitUntil(dropOldParts(__PARTS__)));

scope.addEventListener('message', (event) => {
  const { data } = event;
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  if (type === 'skipWaiting') event.waitUntil(scope.skipWaiting());
  if (type === 'fetchParts') event.waitUntil(fetchParts(__PARTS__));
});

showPushes(scope);
