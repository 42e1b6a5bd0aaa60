import { NotificationScreen } from '@mcy/ui/account/notices';
import { noticesRoutes } from './routes.ts';
import { useReadNotification } from './useReadNotification.ts';

export function NotificationRoute() {
  return <NotificationScreen {...useReadNotification(noticesRoutes.notifications)} />;
}
