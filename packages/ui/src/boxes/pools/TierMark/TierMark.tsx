import { bonuses } from '@mcy/api/boxes/pools/words';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/index.ts';
import type { Rarity } from '../../../tokens/index.ts';
import * as styles from './TierMark.css.ts';

export interface TierMarkProps {
  tier: string;
  rarity: Rarity;
  size?: 'small' | 'standard';
}

/** The tier letter as printed on the ticket. */
export function TierMark({ tier, rarity, size = 'standard' }: TierMarkProps) {
  const { t } = useTranslation('boxes/pools');
  const bonus = bonuses.find((word) => word === tier.toLowerCase());
  return (
    <span className={styles.root({ rarity, size })}>
      <span aria-hidden="true">{tier}</span>
      <VisuallyHidden>{bonus ? t(`bonus.${bonus}`) : t('tier', { tier })}</VisuallyHidden>
    </span>
  );
}
