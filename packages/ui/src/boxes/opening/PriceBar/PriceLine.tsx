import type { ReactNode } from 'react';
import { Stack } from '../../../primitives/index.ts';
import * as styles from './PriceLine.css.ts';

interface PriceLineProps {
  /** The price, and a line about it. */
  children: ReactNode;
  /** The button that pays it. */
  action: ReactNode;
}

/** A price and the button that pays it: on one line where there is room for both, else the button below. */
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
