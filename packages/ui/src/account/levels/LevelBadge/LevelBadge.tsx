import type { Level } from '@mcy/api/account/levels/contract';
import { Crown, Gem, Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../primitives/index.ts';
import * as styles from './LevelBadge.css.ts';

export interface LevelBadgeProps {
  level: Level;
}

const icons = {
  bronze: Medal,
  silver: Medal,
  gold: Medal,
  platinum: Gem,
  diamond: Gem,
  black_gold: Crown,
  supreme: Crown,
} as const;

/** A player's level by word, icon and color. */
export function LevelBadge({ level }: LevelBadgeProps) {
  const { t } = useTranslation('account/levels');
  // Black gold is black in both themes.
  const theme = level === 'black_gold' ? 'dark' : undefined;
  return (
    <span className={styles.levels[level]} data-theme={theme}>
      <Icon icon={icons[level]} size="text" />
      {t(`levels.${level}`)}
    </span>
  );
}
