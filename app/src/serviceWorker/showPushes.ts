import { ownPage } from '../routes/ownPage.ts';
import { openPage } from './openPage.ts';
import { readPush } from './readPush.ts';
import type { WorkerScope } from './WorkerScope.ts';

/** Shows what is pushed; a press on it opens its page. */
export function showPushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, path } = readPush(event.data?.text() ?? '', location.origin);
    event.waitUntil(
      scope.registration.showNotification(title, {
        body,
        icon: '/icons/192.png',
        badge: '/icons/badge.png',
        // The same news again takes the place of the first.
        tag: path,
        data: { path },
      }),
    );
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    const address = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
    event.waitUntil(openPage(scope, ownPage(address, location.origin)?.href ?? '/'));
  });
}
