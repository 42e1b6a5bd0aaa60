import type { UserNotification } from '@mcy/api/account/notices/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useRelativeTimeTexts, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, RelativeTime, Screen, Sign } from '../../../patterns/index.ts';
import { Button, Heading, Link, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './NotificationScreen.css.ts';

export interface NotificationScreenProps {
  notification: Load<UserNotification>;
  onGoBack: () => void;
  /** The clock, in ms since 1970. */
  now?: () => number;
}

/** A notification in full, with a link to where it leads (user/notify_detail). */
export function NotificationScreen({ notification, onGoBack, now }: NotificationScreenProps) {
  const { t } = useTranslation('account/notices');
  const locale = useLocale();
  const ago = useRelativeTimeTexts();
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('notify.detail')}
      back={onGoBack}
      layout="narrow"
      load={notification}
      shape="portrait"
    >
      {(told) => (
        <Surface variant="stage" space="large">
          <article className={styles.article}>
            <Sign sign={told.sign} image={told.image} size="large" />
            <div className={styles.words}>
              <Heading level={2} size="xlarge" align="center">
                {told.title}
              </Heading>
              <Text size="small" tone="muted" align="center">
                {formatDateTime(told.created_at, locale)} ·{' '}
                <RelativeTime at={told.created_at} texts={ago} {...(now && { now })} />
              </Text>
            </div>
            <Text align="center">{told.body}</Text>
            {told.leads_to && (
              <Button asChild size="large" width="full">
                <Link href={told.leads_to.address}>{told.leads_to.label}</Link>
              </Button>
            )}
          </article>
        </Surface>
      )}
    </Screen>
  );
}
