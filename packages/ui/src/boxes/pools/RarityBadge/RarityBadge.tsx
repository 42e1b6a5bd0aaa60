import { useTranslation } from 'react-i18next';
import { Badge } from '../../../primitives/index.ts';
import type { Rarity } from '../../../tokens/index.ts';

export interface RarityBadgeProps {
  rarity: Rarity;
  size?: 'small' | 'standard';
}

/** How rare a toy is: by word, by mark and by colour, in that order of trust. */
export function RarityBadge({ rarity, size = 'standard' }: RarityBadgeProps) {
  const { t } = useTranslation('boxes/pools');
  return (
    <Badge rarity={rarity} size={size}>
      {t(`rarity.${rarity}`)}
    </Badge>
  );
}
