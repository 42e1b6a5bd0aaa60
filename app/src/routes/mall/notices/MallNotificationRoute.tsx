import { NotificationScreen } from '@mcy/ui/account/notices';
import { useReadNotification } from '../../account/notices/useReadNotification.ts';
import { mallNoticesRoutes } from './routes.ts';

export function MallNotificationRoute() {
  return <NotificationScreen {...useReadNotification(mallNoticesRoutes.mallNotifications, 'mall')} />;
}
