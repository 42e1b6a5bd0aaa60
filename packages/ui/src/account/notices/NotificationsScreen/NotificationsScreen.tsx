import type { UserNotification } from '@mcy/api/account/notices/contract';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { EmptyState, InfiniteList, LoadView, NavBar, type PagedLoad } from '../../../patterns/index.ts';
import { Button, Inset, Link } from '../../../primitives/index.ts';
import { NotificationRow } from '../NotificationRow/NotificationRow.tsx';
import * as styles from './NotificationsScreen.css.ts';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';
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
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t('notify.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <div className={styles.column}>
          <LoadView {...useLoadTexts()} load={notifications} skeleton={<NotificationsSkeleton />}>
            {(data) =>
              data.rows.length === 0 ? (
                <EmptyState
                  icon={BellRing}
                  title={t('notify.empty.title')}
                  text={t('notify.empty.body')}
                  action={
                    <Button asChild>
                      <Link href={links.boxes}>{t('notify.empty.action')}</Link>
                    </Button>
                  }
                />
              ) : (
                <>
                  {unread !== null && <UnreadBar unread={unread} onMarkAllRead={onMarkAllRead} />}
                  <InfiniteList
                    {...data}
                    label={t('notify.title')}
                    rowKey={({ notification_id }) => notification_id}
                    loadMoreLabel={shell('loadMore')}
                    retryLabel={shell('retry')}
                    loadingLabel={shell('loading')}
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
              )
            }
          </LoadView>
        </div>
      </Inset>
    </>
  );
}
