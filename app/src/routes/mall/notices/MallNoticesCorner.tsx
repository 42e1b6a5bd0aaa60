import { useUnreadNotifications } from '@mcy/api/account/notices/hooks';
import { NotificationBell } from '@mcy/ui/account/notices';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { mallNoticesRoutes } from './routes.ts';

/** The way to the mall's notifications in a bar, with how many are unread; nothing for a guest. */
export function MallNoticesCorner() {
  const { t } = useTranslation('mall/notices');
  const signedIn = useSession() !== null;
  const unread = useUnreadNotifications({ area: 'mall' });
  if (!signedIn) return null;
  return (
    <NotificationBell
      href={mallNoticesRoutes.mallNotifications}
      unread={unread.data?.unread_count ?? 0}
      label={(count, shown) => (count === 0 ? t('title') : t('bell', { count, shown }))}
    />
  );
}
