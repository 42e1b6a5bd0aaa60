import type { Odds } from '@mcy/api/boxes/pools/contract';
import { useTranslation } from 'react-i18next';
import { formatProbability } from '../../../i18n/format.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Text } from '../../../primitives/index.ts';
import { groupByTier } from '../OddsTable/groupByTier.ts';
import { formatChance } from '../../../i18n/formatChance.ts';
import { PrizeThumb } from '../PrizeThumb/PrizeThumb.tsx';
import { TierMark } from '../TierMark/TierMark.tsx';
import * as styles from './OddsTeaser.css.ts';

/** Toys shown per tier. */
const shownToys = 3;

export interface OddsTeaserProps {
  odds: Odds;
  /** Link to the whole table. */
  href: string;
}

/** The chance of each tier at a glance; the table has the exact figures. */
export function OddsTeaser({ odds, href }: OddsTeaserProps) {
  const { t } = useTranslation('boxes/pools');
  const locale = useLocale();
  return (
    <PageSection title={t('mysteryBox.odds')} action={{ label: t('seeOdds'), href }}>
      <ul className={styles.tiers}>
        {groupByTier(odds.rows).map(({ tier, weight, rows }) => (
          <li key={tier} className={styles.tier}>
            <TierMark tier={tier} rarity={rows[0]?.prize.rarity ?? 'common'} />
            <span className={styles.toys}>
              {rows.slice(0, shownToys).map((row) => (
                <PrizeThumb key={row.prize.prize_id} prize={row.prize} gone={row.weight === 0} labelled />
              ))}
            </span>
            <span className={styles.figures}>
              <Text inline weight="bold" tabular>
                {formatChance(weight, odds.total_weight, locale)}
              </Text>
              <Text inline size="xsmall" tone="muted" tabular>
                {formatProbability(weight, odds.total_weight, locale)}
              </Text>
              {odds.supply === 'finite' && (
                <Text inline size="xsmall" tone="muted" tabular>
                  {t('odds.left', { count: weight })}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Text size="xsmall" tone="muted">
        {t(odds.supply === 'finite' ? 'mysteryBox.oddsLead' : 'mysteryBox.oddsLeadInfinite')}
      </Text>
    </PageSection>
  );
}
