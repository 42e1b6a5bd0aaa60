import { useMarkNotificationsRead, useNotifications, useUnreadNotifications } from '@mcy/api/account/notices/hooks';
import { NotificationsScreen } from '@mcy/ui/account/notices';
import { useAction } from '../../../platform/useAction.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { noticesRoutes } from './routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { profileRoutes } from '../profile/routes.ts';

export function NotificationsRoute() {
  const notifications = usePagedLoad(useNotifications({}));
  const unread = useUnreadNotifications({});
  const markRead = useAction(useMarkNotificationsRead());
  return (
    <NotificationsScreen
      notifications={notifications}
      unread={unread.data?.unread_count ?? null}
      onMarkAllRead={() => markRead({})}
      links={{ back: profileRoutes.mine, notification: noticesRoutes.notification, next: poolsRoutes.mysteryBoxes }}
    />
  );
}
