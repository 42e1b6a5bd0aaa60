import type { LevelStep, MyLevel } from '@mcy/api/account/levels/contract';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Badge, Icon, Surface, Text } from '../../../primitives/index.ts';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import * as styles from './LevelLadder.css.ts';

export interface LevelLadderProps {
  /** Lowest first. */
  steps: readonly LevelStep[];
  mine: Pick<MyLevel, 'level' | 'reached'>;
}

/** Every level with its threshold and gift, and which of them the player has reached. */
export function LevelLadder({ steps, mine }: LevelLadderProps) {
  const { t } = useTranslation('account/levels');
  return (
    <ol className={styles.ladder} aria-label={t('level.ladder')}>
      {steps.map((step) => (
        <li key={step.level} aria-current={step.level === mine.level ? 'step' : undefined}>
          <Rung
            step={step}
            current={step.level === mine.level}
            reachedOn={mine.reached.find(({ level }) => level === step.level)?.reached_on}
          />
        </li>
      ))}
    </ol>
  );
}

interface RungProps {
  step: LevelStep;
  current: boolean;
  reachedOn: string | undefined;
}

function Rung({ step: { level, points, monthly_stones }, current, reachedOn }: RungProps) {
  const { t } = useTranslation('account/levels');
  const locale = useLocale();
  const unlocked = reachedOn !== undefined;
  const benefits = [
    t('level.benefits.badge', { level: t(`levels.${level}`) }),
    ...(monthly_stones > 0 ? [t('level.benefits.stones', { stones: formatMoney(monthly_stones) })] : []),
  ];
  return (
    <Surface selected={current} variant={unlocked ? 'raised' : 'outlined'} radius="standard">
      <div className={styles.head}>
        <LevelBadge level={level} />
        {current ? (
          <Badge size="small" tone="accent" variant="solid">
            {t('level.current')}
          </Badge>
        ) : (
          <Badge size="small" tone={unlocked ? 'positive' : 'neutral'}>
            {t(unlocked ? 'level.reached' : 'level.locked')}
          </Badge>
        )}
      </div>
      <Text size="small" tone="secondary">
        {t('level.from', { points: formatMoney(points) })}
        {unlocked && ` · ${t('level.reachedOn', { date: formatDate(reachedOn, locale) })}`}
      </Text>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <span className={styles.sign} data-unlocked={unlocked}>
              <Icon icon={unlocked ? Check : Lock} size="small" />
            </span>
            <Text inline size="small" tone={unlocked ? 'primary' : 'secondary'}>
              {benefit}
            </Text>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
