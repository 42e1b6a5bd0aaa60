import { Bell, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../primitives/index.ts';
import * as styles from './NotificationBell.css.ts';

export interface NotificationBellProps {
  href: string;
  /** Unread notifications; undefined until known. */
  unread: number;
  /** What the link to one area's says; without it, it leads to all. Its icon is another one, because a desktop's bar has both. */
  label?: (unread: number, shown: string) => string;
}

/** Highest number shown; above it, a plus. */
const mostShown = 99;

/** Link to the notifications with the unread count; for a navigation bar. */
export function NotificationBell({ href, unread, label }: NotificationBellProps) {
  const { t } = useTranslation('account/notices');
  const count = unread > mostShown ? `${mostShown}+` : String(unread);
  const ofAll = () => (unread === 0 ? t('notify.title') : t('notify.bell', { count: unread, shown: count }));
  return (
    <span className={styles.root}>
      <IconButton icon={label ? Mail : Bell} label={label?.(unread, count) ?? ofAll()} href={href} />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </span>
  );
}
