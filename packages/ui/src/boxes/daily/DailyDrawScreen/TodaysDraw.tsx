import type { DailyDraw } from '@mcy/api/boxes/daily/contract';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/index.ts';
import { Button, Link, Skeleton, Text } from '../../../primitives/index.ts';
import { eveningOf } from '../eveningOf.ts';
import { useDailyCountdown } from '../useDailyCountdown.ts';
import type { DailyDrawScreenProps } from './DailyDrawScreen.tsx';
import * as styles from './DailyDrawScreen.css.ts';

interface TodaysDrawProps extends Pick<DailyDrawScreenProps, 'own' | 'refusal' | 'onTurn' | 'links'> {
  daily: DailyDraw;
  /** The player's own seed cannot be used. */
  disabled: boolean;
  onDraw: () => Promise<void>;
  now: (() => number) | undefined;
}

/** What the evening is at, and today's step: wait, sign in, draw, or look at what was drawn. Its states are as high as each other. */
export function TodaysDraw({ daily, own, refusal, disabled, onDraw, onTurn, now, links }: TodaysDrawProps) {
  const { t } = useTranslation('boxes/daily');
  const { isOpen, changes_at, next_opens_at } = eveningOf(daily);
  const ended = useDailyCountdown(isOpen ? 'ending' : 'starting');
  const drawn = own?.opening_id ?? null;
  const label = t(drawn !== null ? 'next' : isOpen ? 'open' : 'closed');
  const clock = {
    label,
    deadline: drawn === null ? changes_at : next_opens_at,
    largest: 'hours',
    onEnd: onTurn,
    texts: ended,
    ...(now && { now }),
  } as const;
  return (
    <div className={styles.today}>
      {refusal !== undefined && (
        <Text role="alert" size="small" tone="critical">
          {refusal}
        </Text>
      )}
      <div className={styles.clock}>
        <Text inline size="small" tone="secondary">
          {drawn !== null && `${t('done')} · `}
          {label}
        </Text>
        {(isOpen || drawn !== null) && <Countdown {...clock} variant="inline" />}
      </div>
      <div className={styles.step}>
        {!isOpen && drawn === null ? (
          <Countdown {...clock} size="small" />
        ) : own === undefined ? (
          <Skeleton shape="control" width="full" />
        ) : own === null ? (
          <Button asChild size="large" width="full">
            <Link href={links.signIn}>{t('signIn')}</Link>
          </Button>
        ) : drawn === null ? (
          <Button size="large" width="full" icon={Gift} disabled={disabled} onPress={onDraw}>
            {t('draw')}
          </Button>
        ) : (
          <Button asChild size="large" width="full" variant="soft">
            <Link href={links.result(drawn)}>{t('see')}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
