import type { ReactNode } from 'react';
import type { Rarity } from '../../tokens/rarities.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import type { Tone } from '../vocabulary.ts';
import * as styles from './Badge.css.ts';

interface BadgeLooks extends RootProps {
  children: ReactNode;
  size?: 'small' | 'standard';
}

export type BadgeProps = BadgeLooks &
  (
    | { tone?: Tone; variant?: 'solid' | 'soft'; icon?: IconGlyph | undefined; rarity?: never }
    | {
        /** Its color and its mark, which works without color. */ rarity: Rarity;
        tone?: never;
        variant?: never;
        icon?: never;
      }
  );

/** A word or number about an item: its status, count or rarity. Not interactive. */
export function Badge({
  children,
  size = 'standard',
  tone = 'neutral',
  variant = 'soft',
  icon,
  rarity,
  ...rest
}: BadgeProps) {
  'use no memo';
  const look = rarity === undefined ? styles.toned[variant][tone] : styles.rare[rarity];
  return (
    <span {...rest} className={`${styles.badge({ size })} ${look}`}>
      {rarity && <span className={styles.mark[rarity]} aria-hidden />}
      {icon && <Icon icon={icon} size="text" />}
      {children}
    </span>
  );
}

Badge.inPlace = true;
