import type { ReactNode } from 'react';
import * as styles from './OpenStage.css.ts';

interface StageLayoutProps {
  children: ReactNode;
  /** Buttons; their place is kept while there are none. */
  foot?: ReactNode;
  /** In a low window, cards scroll away under the buttons. */
  covers?: boolean;
}

/** Places of things on the stage, the same from the payment to the last prize, so that nothing jumps in between. */
export function StageLayout({ children, foot, covers = false }: StageLayoutProps) {
  return (
    <>
      <div className={styles.middle}>{children}</div>
      <div className={styles.foot} data-covers={covers}>
        <div className={styles.next}>{foot}</div>
      </div>
    </>
  );
}
