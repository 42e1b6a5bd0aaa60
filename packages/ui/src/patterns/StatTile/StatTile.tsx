import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { Surface } from '../../primitives/Surface/Surface.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  label: string;
  /** The figure: text or `<Money>`. */
  value: ReactNode;
  icon?: IconGlyph | undefined;
  /** Link to an explanation of the figure. */
  href?: string | undefined;
}

/** A figure with its label. */
export function StatTile({ label, value, icon, href }: StatTileProps) {
  const content = (
    <span className={styles.content}>
      <span className={styles.label}>
        {icon !== undefined && <Icon icon={icon} size="small" tone="accent" />}
        <Text inline size="small" tone="secondary">
          {label}
        </Text>
      </span>
      <span className={styles.value}>{value}</span>
    </span>
  );
  if (href === undefined) return <Surface space="small">{content}</Surface>;
  return (
    <Surface space="small" href={href}>
      {content}
    </Surface>
  );
}
