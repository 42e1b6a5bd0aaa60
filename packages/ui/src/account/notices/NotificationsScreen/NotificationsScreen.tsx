import type { UserNotification } from '@mcy/api/account/notices/contract';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListTexts, useScreenTexts } from '../../../i18n/index.ts';
import { InfiniteList, type PagedLoad, Screen } from '../../../patterns/index.ts';
import { Button, Link } from '../../../primitives/index.ts';
import { NotificationRow } from '../NotificationRow/NotificationRow.tsx';
import { UnreadBar } from './UnreadBar.tsx';

export interface NotificationsScreenProps {
  /** Newest first. */
  notifications: PagedLoad<UserNotification>;
  /** Unread count, including those not loaded; null until known. */
  unread: number | null;
  onMarkAllRead: () => Promise<void>;
  links: {
    mine: string;
    notification: (notification_id: string) => string;
    /** Every box on sale: the next step when the list is empty. */
    boxes: string;
  };
  /** The clock, in ms since 1970. */
  now?: () => number;
}

/** The player's notifications, newest first (user/notify). */
export function NotificationsScreen({ notifications, unread, onMarkAllRead, links, now }: NotificationsScreenProps) {
  const { t } = useTranslation('account/notices');
  const listTexts = useListTexts();
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('notify.title')}
      back={links.mine}
      layout="full"
      load={notifications}
      shape={['line', 'longRows']}
      empty={({ rows }) =>
        rows.length > 0
          ? null
          : {
              icon: BellRing,
              title: t('notify.empty.title'),
              text: t('notify.empty.body'),
              action: (
                <Button asChild>
                  <Link href={links.boxes}>{t('notify.empty.action')}</Link>
                </Button>
              ),
            }
      }
    >
      {(data) => (
        <>
          <UnreadBar unread={unread} onMarkAllRead={onMarkAllRead} />
          <InfiniteList
            {...data}
            {...listTexts}
            layout="pairs"
            label={t('notify.title')}
            rowKey={({ notification_id }) => notification_id}
          >
            {(notification) => (
              <NotificationRow
                notification={notification}
                href={links.notification(notification.notification_id)}
                {...(now && { now })}
              />
            )}
          </InfiniteList>
        </>
      )}
    </Screen>
  );
}
