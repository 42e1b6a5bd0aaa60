import type { ReactNode } from 'react';
import { StickyFooter } from '../StickyFooter/StickyFooter.tsx';
import * as styles from './HeroLayout.css.ts';

export interface HeroLayoutProps {
  /** The lit stage: at the top under the navigation bar on a phone, beside the rest on a desktop. */
  hero: ReactNode;
  children: ReactNode;
  /** Price and next step; sticks to the bottom. */
  footer?: ReactNode;
}

/** A page with one hero: stage, facts, and the next step. */
export function HeroLayout({ hero, children, footer }: HeroLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.hero}>{hero}</div>
      <div className={styles.side}>
        <div className={styles.content}>{children}</div>
        {footer !== undefined && <StickyFooter>{footer}</StickyFooter>}
      </div>
    </div>
  );
}
