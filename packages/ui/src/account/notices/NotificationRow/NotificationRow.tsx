import type { UserNotification } from '@mcy/api/account/notices/contract';
import { useTranslation } from 'react-i18next';
import { useRelativeTimeTexts } from '../../../i18n/index.ts';
import { RelativeTime, Sign } from '../../../patterns/index.ts';
import { Badge, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './NotificationRow.css.ts';

export interface NotificationRowProps {
  notification: UserNotification;
  /** Link to the full notification. */
  href: string;
  /** The clock, in ms since 1970. */
  now?: () => number;
}

/** A notification in the list: its title, its age, and in words whether it is new. */
export function NotificationRow({ notification, href, now }: NotificationRowProps) {
  const { t } = useTranslation('account/notices');
  const unread = notification.read_at === null;
  return (
    <Surface href={href} space="none" radius="standard" variant={unread ? 'raised' : 'outlined'}>
      <span className={styles.row} data-unread={unread}>
        <Sign sign={notification.sign} image={notification.image} />
        <span className={styles.words}>
          <span className={styles.head}>
            <Text inline weight={unread ? 'bold' : 'medium'} lines={2}>
              {notification.title}
            </Text>
            {unread && (
              <span className={styles.mark}>
                <Badge size="small" tone="accent" variant="solid">
                  {t('notify.unread')}
                </Badge>
              </span>
            )}
          </span>
          <Text inline size="small" tone="secondary" lines={2}>
            {notification.body}
          </Text>
          <Text inline size="xsmall" tone="muted">
            <RelativeTime at={notification.created_at} texts={useRelativeTimeTexts()} {...(now && { now })} />
          </Text>
        </span>
      </span>
    </Surface>
  );
}
