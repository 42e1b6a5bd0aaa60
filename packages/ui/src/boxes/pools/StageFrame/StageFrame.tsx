import type { ReactNode } from 'react';
import type { Rarity } from '../../../tokens/index.ts';
import * as styles from './StageFrame.css.ts';

export interface StageFrameProps {
  /** What happens here, read aloud. */
  label: string;
  /** Whose light falls on it; none before anything is given away. */
  rarity?: Rarity | undefined;
  /** How strong that light is. */
  light?: 'off' | 'dim' | 'full';
  /** `page` fills what the navigation bar leaves, `hero` is the top of a page. */
  size?: 'page' | 'hero';
  children: ReactNode;
}

/** The dark theatre in which boxes stand and are opened; dark in both themes. */
export function StageFrame({ label, rarity, light = 'off', size = 'page', children }: StageFrameProps) {
  return (
    <section aria-label={label} data-theme="dark" data-light={light} className={styles.root({ rarity, size })}>
      {children}
    </section>
  );
}
