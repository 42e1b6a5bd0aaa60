import type { ReactNode } from 'react';
import * as styles from './StickyFooter.css.ts';

export interface StickyFooterProps {
  children: ReactNode;
  /** On a desktop it is under the second half of a screen in halves, which shows the sums. */
  half?: boolean;
}

/**
 * A sticky bar at the bottom of the window, above the tab bar: the price and the pay button. Place it last on the page.
 */
export function StickyFooter({ children, half = false }: StickyFooterProps) {
  return (
    <div className={styles.root}>
      <div className={half ? `${styles.inner} ${styles.half}` : styles.inner}>{children}</div>
    </div>
  );
}
