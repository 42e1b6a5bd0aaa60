import type { ReactNode } from 'react';
import { Stack } from '../../../primitives/index.ts';
import * as styles from './PriceLine.css.ts';

interface PriceLineProps {
  /** The price and a note. */
  children: ReactNode;
  /** The pay button. */
  action: ReactNode;
}

/** A price and its pay button: on one line if both fit, otherwise stacked. */
export function PriceLine({ children, action }: PriceLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.price}>
        <Stack space="none">{children}</Stack>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
