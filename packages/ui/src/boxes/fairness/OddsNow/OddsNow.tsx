import type { PoolSpending } from '@mcy/api/boxes/fairness/contract';
import { FlaskConical, Scale, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { formatProbability } from '../../../i18n/format.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ListRow } from '../../../patterns/index.ts';
import { Heading, Icon, Inline, Progress, Skeleton, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './OddsNow.css.ts';

export interface OddsNowProps {
  /** Letter of the top tier. */
  tier: string;
  /** Half of players need at most so many draws for it; null when none is left. */
  half: number | null;
  /** So many draws are certain to bring it; null where nothing is. */
  certain: number | null;
  /** The chance of at least one within so many draws, as parts of a million. */
  chances: readonly { draws: number; parts: number }[];
  /** What the player has spent on the box; null for a guest. */
  spent: PoolSpending | null | 'loading';
  links: { fairness: string; practice: string };
}

const million = 1_000_000;

/** What a box's odds mean for somebody who wants its top tier, and what they have spent on it so far. */
export function OddsNow({ tier, half, certain, chances, spent, links }: OddsNowProps) {
  const { t } = useTranslation('boxes/fairness');
  const locale = useLocale();
  return (
    <Surface space="none">
      <Surface space="medium">
        <Stack space="small">
          <Inline space="xsmall">
            <Icon icon={Sparkles} tone="accent" />
            <Heading level={3}>{t('now.title')}</Heading>
          </Inline>
          {half === null ? (
            <Text tone="secondary">{t('now.gone', { tier })}</Text>
          ) : (
            <Stack space="xxsmall">
              <Text weight="bold">{t('now.half', { tier, draws: formatMoney(half) })}</Text>
              {certain !== null && (
                <Text size="small" tone="secondary">
                  {t('now.certain', { tier, draws: formatMoney(certain) })}
                </Text>
              )}
            </Stack>
          )}
          {half !== null && (
            <div className={styles.chances}>
              <Text size="small" tone="secondary">
                {t('now.within', { tier })}
              </Text>
              {chances.map(({ draws, parts }) => (
                <div key={draws} className={styles.chance}>
                  <Text inline size="small" tabular>
                    {t('now.draws', { amount: formatMoney(draws) })}
                  </Text>
                  <Progress
                    value={parts}
                    max={million}
                    label={t('now.draws', { amount: formatMoney(draws) })}
                    valueText={formatProbability(parts, million, locale)}
                    size="small"
                  />
                  <Text inline size="small" weight="bold" tabular>
                    {formatProbability(parts, million, locale)}
                  </Text>
                </div>
              ))}
            </div>
          )}
          {spent === 'loading' ? (
            <Skeleton shape="text" lines={1} />
          ) : (
            spent && (
              <Text size="small" tone="secondary">
                {spent.draws === 0
                  ? t('now.spentNothing')
                  : t('now.spent', { draws: formatMoney(spent.draws), coins: formatMoney(spent.coins) })}
              </Text>
            )
          )}
        </Stack>
      </Surface>
      <ListRow leading={<Icon icon={Scale} tone="accent" />} title={t('now.observed')} href={links.fairness} />
      <ListRow leading={<Icon icon={FlaskConical} tone="accent" />} title={t('now.practice')} href={links.practice} />
    </Surface>
  );
}
