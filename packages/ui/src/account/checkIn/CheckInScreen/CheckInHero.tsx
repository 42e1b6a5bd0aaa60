import type { CheckIn } from '@mcy/api/account/checkIn/contract';
import { CalendarCheck, ShieldAlert, ShieldEllipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Countdown } from '../../../patterns/index.ts';
import { Button, Heading, Icon, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './CheckInScreen.css.ts';

interface CheckInHeroProps {
  checkIn: CheckIn;
  /** Stones just received; null otherwise. */
  got: number | null;
  onCheckIn: () => Promise<void>;
  onNewDay: () => void;
  identityHref: string;
  now?: (() => number) | undefined;
}

/** The streak and today's step: verify, check in, or come back tomorrow. */
export function CheckInHero(props: CheckInHeroProps) {
  const { t } = useTranslation('account/checkIn');
  const { got } = props;
  const { streak } = props.checkIn;
  return (
    <Surface variant="stage" space="large">
      <div className={styles.hero}>
        <div className={styles.flame} data-fresh={got !== null}>
          <span className={styles.figure}>{streak}</span>
          {got !== null && styles.sparks.map((spark) => <span key={spark} className={spark} aria-hidden="true" />)}
        </div>
        <Heading level={2} size="large" align="center">
          {streak === 0 ? t('checkIn.noStreak') : t('checkIn.streak', { count: streak })}
        </Heading>
        <div role="status" className={styles.told}>
          {got !== null && (
            <span className={styles.gain}>
              <Text inline size="large" weight="bold" tone="positive">
                {t('checkIn.gotTold', { stones: formatMoney(got) })}
              </Text>
            </span>
          )}
        </div>
        <TodaysStep {...props} />
      </div>
    </Surface>
  );
}

function TodaysStep({ checkIn, got, onCheckIn, onNewDay, identityHref, now }: CheckInHeroProps) {
  const { t } = useTranslation('account/checkIn');
  const today = checkIn.days.find(({ state }) => state === 'today');
  if (checkIn.identity !== 'successful') {
    const waiting = checkIn.identity === 'under_review';
    return (
      <Stack space="medium" align="center">
        <Inline space="xsmall" wrap={false} align="center">
          <Icon icon={waiting ? ShieldEllipsis : ShieldAlert} tone={waiting ? 'accent' : 'caution'} />
          <Text>{t(waiting ? 'checkIn.waiting' : 'checkIn.notVerified')}</Text>
        </Inline>
        <Button asChild size="large" variant={waiting ? 'soft' : 'solid'}>
          <Link href={identityHref}>{t(waiting ? 'checkIn.seeReview' : 'checkIn.verify')}</Link>
        </Button>
      </Stack>
    );
  }
  if (today !== undefined) {
    return (
      <Button size="large" icon={CalendarCheck} onPress={onCheckIn}>
        {t('checkIn.press', { stones: formatMoney(today.stones) })}
      </Button>
    );
  }
  return (
    <Stack space="small" align="center">
      <Text weight="medium" align="center">
        {got === null ? `${t('checkIn.done')} · ${t('checkIn.comeBack')}` : t('checkIn.comeBack')}
      </Text>
      <Text size="small" tone="secondary">
        {t('checkIn.next')}
      </Text>
      <Countdown
        label={t('checkIn.next')}
        deadline={checkIn.next_at}
        size="small"
        largest="hours"
        onEnd={onNewDay}
        texts={{
          days: t('checkIn.countdown.days'),
          hours: t('checkIn.countdown.hours'),
          minutes: t('checkIn.countdown.minutes'),
          seconds: t('checkIn.countdown.seconds'),
          spoken: ({ hours, minutes }) => t('checkIn.left', { hours, minutes }),
          ended: t('checkIn.ready'),
        }}
        {...(now && { now })}
      />
    </Stack>
  );
}
