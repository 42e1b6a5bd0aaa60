import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Button, Text } from '../../../primitives/index.ts';
import * as styles from './NotificationsScreen.css.ts';

interface UnreadBarProps {
  /** Null until known; the bar keeps its place. */
  unread: number | null;
  onMarkAllRead: () => Promise<void>;
}

/** The unread count, and a button to mark all as read. */
export function UnreadBar({ unread, onMarkAllRead }: UnreadBarProps) {
  const { t } = useTranslation('account/notices');
  const count = useRef<HTMLDivElement>(null);

  async function markAllRead(): Promise<void> {
    await onMarkAllRead();
    // The button disappears with the last unread notification.
    count.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.bar}>
      <div ref={count} tabIndex={-1} role="status" className={styles.count}>
        {unread !== null && (
          <Text size="small" tone="secondary">
            {unread === 0
              ? t('notify.allRead')
              : t('notify.unreadCount', { count: unread, shown: formatMoney(unread) })}
          </Text>
        )}
      </div>
      {unread !== null && unread > 0 && (
        <Button size="small" variant="soft" icon={CheckCheck} onPress={markAllRead}>
          {t('notify.markAllRead')}
        </Button>
      )}
    </div>
  );
}
