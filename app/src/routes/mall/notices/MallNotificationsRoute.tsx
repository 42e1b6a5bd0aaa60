import { useMarkNotificationsRead, useNotifications, useUnreadNotifications } from '@mcy/api/account/notices/hooks';
import { NotificationsScreen } from '@mcy/ui/account/notices';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/useAction.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { mallNoticesRoutes } from './routes.ts';

const area = 'mall';

export function MallNotificationsRoute() {
  const { t } = useTranslation('mall/notices');
  const notifications = usePagedLoad(useNotifications({ area }));
  const unread = useUnreadNotifications({ area });
  const markRead = useAction(useMarkNotificationsRead());
  return (
    <NotificationsScreen
      notifications={notifications}
      unread={unread.data?.unread_count ?? null}
      onMarkAllRead={() => markRead({ area })}
      words={{
        title: t('title'),
        empty: { title: t('empty.title'), text: t('empty.text'), next: t('empty.mall') },
      }}
      links={{
        back: catalogueRoutes.mall,
        notification: mallNoticesRoutes.mallNotification,
        next: catalogueRoutes.mall,
      }}
    />
  );
}
