import type { ReactNode } from 'react';
import type { Rarity } from '../../../tokens/index.ts';
import * as styles from './StageFrame.css.ts';

export interface StageFrameProps {
  /** Label for screen readers. */
  label: string;
  /** Rarity of the light; none before the reveal. */
  rarity?: Rarity | undefined;
  /** Strength of the light. */
  light?: 'off' | 'dim' | 'full';
  /** `page` fills the space below the navigation bar, `hero` is the top of a page. */
  size?: 'page' | 'hero';
  children: ReactNode;
}

/** The dark theater where boxes are shown and opened; dark in both themes. */
export function StageFrame({ label, rarity, light = 'off', size = 'page', children }: StageFrameProps) {
  return (
    <section aria-label={label} data-theme="dark" data-light={light} className={styles.root({ rarity, size })}>
      {children}
    </section>
  );
}
