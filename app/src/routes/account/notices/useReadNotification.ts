import type { NoticeArea } from '@mcy/api/account/notices/contract';
import { useMarkNotificationsRead, useNotification } from '@mcy/api/account/notices/hooks';
import type { NotificationScreenProps } from '@mcy/ui/account/notices';
import { useEffect } from 'react';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { withOwnLink } from './withOwnLink.ts';

/** The notification of the page's address, of one area when it is named, marked as read once it is shown. `above` is the page of the list. */
export function useReadNotification(above: string, area?: NoticeArea): NotificationScreenProps {
  const notification_id = useRouteParam('notification_id', above);
  const notification = useNotification({ notification_id, area });
  const load = useLoad({ notification });
  const onGoBack = useGoBack(above);
  useReading(notification_id, notification.data?.read_at === null);
  return {
    notification: mapLoad(load, (data) => withOwnLink(data.notification, window.location.origin)),
    onGoBack,
  };
}

/** Marks the notification as read. If that fails it stays unread, which does no harm. */
function useReading(notification_id: string, unread: boolean): void {
  const { mutate } = useMarkNotificationsRead({ suppressed: true });
  useEffect(() => {
    if (unread) mutate({ notification_id });
  }, [unread, notification_id, mutate]);
}
