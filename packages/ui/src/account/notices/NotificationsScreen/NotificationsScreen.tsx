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
  /** What a page of one area says; without it, what the page of the whole shop does. */
  words?: { title: string; empty: { title: string; text: string; next: string } };
  links: {
    back: string;
    notification: (notification_id: string) => string;
    /** The next step when the list is empty. */
    next: string;
  };
  /** The clock, in ms since 1970. */
  now?: () => number;
}

/** The player's notifications, newest first (user/notify, mall/notify). */
export function NotificationsScreen({
  notifications,
  unread,
  onMarkAllRead,
  words,
  links,
  now,
}: NotificationsScreenProps) {
  const { t } = useTranslation('account/notices');
  const { title, empty } = words ?? {
    title: t('notify.title'),
    empty: { title: t('notify.empty.title'), text: t('notify.empty.body'), next: t('notify.empty.action') },
  };
  const listTexts = useListTexts();
  return (
    <Screen
      texts={useScreenTexts()}
      title={title}
      back={links.back}
      layout="full"
      load={notifications}
      shape={['line', 'longRows']}
      empty={({ rows }) =>
        rows.length > 0
          ? null
          : {
              icon: BellRing,
              title: empty.title,
              text: empty.text,
              action: (
                <Button asChild>
                  <Link href={links.next}>{empty.next}</Link>
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
            label={title}
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
