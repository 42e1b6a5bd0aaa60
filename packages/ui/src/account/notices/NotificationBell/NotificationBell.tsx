import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../primitives/index.ts';
import * as styles from './NotificationBell.css.ts';

export interface NotificationBellProps {
  href: string;
  /** Unread notifications; undefined until known. */
  unread: number;
}

/** Highest number shown; above it, a plus. */
const mostShown = 99;

/** Link to the notifications with the unread count; for a navigation bar. */
export function NotificationBell({ href, unread }: NotificationBellProps) {
  const { t } = useTranslation('account/notices');
  const count = unread > mostShown ? `${mostShown}+` : String(unread);
  const label = unread === 0 ? t('notify.title') : t('notify.bell', { count: unread, shown: count });
  return (
    <span className={styles.root}>
      <IconButton icon={Bell} label={label} href={href} />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </span>
  );
}
