import type { NotificationTarget, UserNotification } from '@mcy/api/account/notices/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLoadTexts, useLocale, useRelativeTimeTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar, RelativeTime } from '../../../patterns/index.ts';
import { Button, Heading, Inset, Link, Surface, Text } from '../../../primitives/index.ts';
import { NotificationSign } from '../NotificationSign/NotificationSign.tsx';
import * as styles from './NotificationScreen.css.ts';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';

export interface NotificationScreenProps {
  notification: Load<UserNotification>;
  onGoBack: () => void;
  /** Link to the notification's target. */
  links: Readonly<Record<Exclude<NotificationTarget, 'player'>, string>> & { player: (user_id: string) => string };
  /** The clock, in ms since 1970. */
  now?: () => number;
}

/** A notification in full, with a link to its target (user/notify_detail). */
export function NotificationScreen({ notification, onGoBack, links, now }: NotificationScreenProps) {
  const { t } = useTranslation('account/notices');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const ago = useRelativeTimeTexts();
  return (
    <>
      <NavBar title={t('notify.detail')} back={{ label: shell('back'), onGoBack }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <div className={styles.column}>
          <LoadView {...useLoadTexts()} load={notification} skeleton={<NotificationSkeleton />}>
            {(told) => (
              <Surface variant="stage" space="large">
                <article className={styles.article}>
                  <NotificationSign notification={told} size="large" />
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
                  <Button asChild size="large" width="full">
                    <Link href={hrefOf(told, links)}>{t(`notify.targets.${told.target}`)}</Link>
                  </Button>
                </article>
              </Surface>
            )}
          </LoadView>
        </div>
      </Inset>
    </>
  );
}

function hrefOf({ target, target_id }: UserNotification, links: NotificationScreenProps['links']): string {
  return target === 'player' ? links.player(target_id ?? '') : links[target];
}
