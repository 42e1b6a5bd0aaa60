import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../primitives/index.ts';
import * as styles from './NotificationBell.css.ts';

export interface NotificationBellProps {
  href: string;
  /** How many are unread; none as long as it is not known. */
  unread: number;
}

/** Most that is counted out; beyond, it is more than anybody reads. */
const mostShown = 99;

/** The way to the notifications, with how many are unread; for a navigation bar. */
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
