import type { MyLevel } from '@mcy/api/account/levels/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Inline, Progress, Stack, Surface, Text } from '../../../primitives/index.ts';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import * as styles from './LevelHero.css.ts';

export interface LevelHeroProps {
  mine: Pick<MyLevel, 'level' | 'points' | 'next'>;
}

/** The player's level and points, and the distance to the next level. */
export function LevelHero({ mine: { level, points, next } }: LevelHeroProps) {
  const { t } = useTranslation('account/levels');
  return (
    <Surface variant="stage" space="large">
      <Stack>
        <Inline align="between" space="small">
          <Stack space="xxsmall" align="start">
            <Text size="small" tone="secondary">
              {t('level.yours')}
            </Text>
            <LevelBadge level={level} />
          </Stack>
          <p className={styles.points}>{t('level.points', { amount: formatMoney(points) })}</p>
        </Inline>
        {next === null ? (
          <Text tone="secondary">{t('level.top')}</Text>
        ) : (
          <Stack space="xsmall">
            <Progress
              value={points}
              max={next.points}
              label={t('level.progressTo', { level: t(`levels.${next.level}`) })}
              valueText={t('level.progressOf', { points: formatMoney(points), target: formatMoney(next.points) })}
            />
            <Inline align="between" space="xsmall">
              <Text inline weight="medium">
                {t('level.toNext', { points: formatMoney(next.missing), level: t(`levels.${next.level}`) })}
              </Text>
              <Text inline size="small" tone="secondary">
                {t('level.coinsToNext', { coins: formatMoney(next.missing_coins) })}
              </Text>
            </Inline>
          </Stack>
        )}
      </Stack>
    </Surface>
  );
}
