import { useMarkNotificationsRead, useNotification } from '@mcy/api/account/notices/hooks';
import { NotificationScreen } from '@mcy/ui/account/notices';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { flowRoutes } from '../../wallet/flow/routes.ts';
import { identityRoutes } from '../identity/routes.ts';
import { levelsRoutes } from '../levels/routes.ts';
import { noticesRoutes } from './routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { proofRoutes } from '../../boxes/proof/routes.ts';
import { withdrawalsRoutes } from '../../wallet/withdrawals/routes.ts';

export function NotificationRoute() {
  const { t } = useTranslation('account/notices');
  const notification_id = useRouteParam('notification_id');
  const notification = useNotification({ notification_id });
  const load = useLoad({ notification });
  const goBack = useGoBack(noticesRoutes.notifications);
  useReading(notification_id, notification.data?.read_at === null);
  return (
    <>
      <PageTitle>{t('notify.detail')}</PageTitle>
      <NotificationScreen
        notification={mapLoad(load, (data) => data.notification)}
        onGoBack={goBack}
        links={{
          money_flow: flowRoutes.moneyFlow,
          withdrawal: withdrawalsRoutes.withdraw,
          draw_record: proofRoutes.drawRecord,
          level: levelsRoutes.level,
          player: peopleRoutes.player,
          profile: profileRoutes.profile,
          identity: identityRoutes.identity,
        }}
      />
    </>
  );
}

/** Marks the notification as read once it is shown. If that fails it stays unread, which does no harm. */
function useReading(notification_id: string, unread: boolean): void {
  const { mutate } = useMarkNotificationsRead({ suppressed: true });
  useEffect(() => {
    if (unread) mutate({ notification_id });
  }, [unread, notification_id, mutate]);
}
