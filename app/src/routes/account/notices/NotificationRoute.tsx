import { useMarkNotificationsRead, useNotification } from '@mcy/api/account/notices/hooks';
import { NotificationScreen } from '@mcy/ui/account/notices';
import { useEffect } from 'react';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { noticesRoutes } from './routes.ts';
import { withOwnLink } from './withOwnLink.ts';

export function NotificationRoute() {
  const notification_id = useRouteParam('notification_id', noticesRoutes.notifications);
  const notification = useNotification({ notification_id });
  const load = useLoad({ notification });
  const goBack = useGoBack(noticesRoutes.notifications);
  useReading(notification_id, notification.data?.read_at === null);
  return (
    <NotificationScreen
      notification={mapLoad(load, (data) => withOwnLink(data.notification, window.location.origin))}
      onGoBack={goBack}
    />
  );
}

/** Marks the notification as read once it is shown. If that fails it stays unread, which does no harm. */
function useReading(notification_id: string, unread: boolean): void {
  const { mutate } = useMarkNotificationsRead({ suppressed: true });
  useEffect(() => {
    if (unread) mutate({ notification_id });
  }, [unread, notification_id, mutate]);
}
