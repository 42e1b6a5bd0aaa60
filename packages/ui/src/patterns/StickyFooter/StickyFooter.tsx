import type { ReactNode } from 'react';
import * as styles from './StickyFooter.css.ts';

export interface StickyFooterProps {
  children: ReactNode;
}

/** A bar that stays at the bottom of the window, above the tab bar: what it costs and the button that pays. Last on its page. */
export function StickyFooter({ children }: StickyFooterProps) {
  return (
    <div className={styles.root}>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
