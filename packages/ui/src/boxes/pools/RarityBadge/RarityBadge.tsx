import { useTranslation } from 'react-i18next';
import { Badge } from '../../../primitives/index.ts';
import type { Rarity } from '../../../tokens/index.ts';

export interface RarityBadgeProps {
  rarity: Rarity;
  size?: 'small' | 'standard';
}

/** A toy's rarity: by word, mark and color, in this order of importance. */
export function RarityBadge({ rarity, size = 'standard' }: RarityBadgeProps) {
  const { t } = useTranslation('boxes/pools');
  return (
    <Badge rarity={rarity} size={size}>
      {t(`rarity.${rarity}`)}
    </Badge>
  );
}
