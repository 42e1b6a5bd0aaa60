import type { ReactNode } from 'react';
import * as styles from './StickyFooter.css.ts';

export interface StickyFooterProps {
  children: ReactNode;
}

/**
 * A sticky bar at the bottom of the window, above the tab bar: the price and the pay button. Place it last on the page.
 */
export function StickyFooter({ children }: StickyFooterProps) {
  return (
    <div className={styles.root}>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
