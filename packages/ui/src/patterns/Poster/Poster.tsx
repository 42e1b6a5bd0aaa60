import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/RootProps.ts';
import type { PosterHandle } from './usePoster.ts';
import * as styles from './Poster.css.ts';

export interface PosterProps extends RootProps {
  /** From `usePoster()`, which saves it. */
  poster: PosterHandle;
  /** Label for screen readers. */
  label: string;
  /** Content of the stage: a toy and a few words. Overflow is cut off, as in the saved picture. */
  children: ReactNode;
  /** Its dark foot: the inviter, and a small QrCode. */
  footer?: ReactNode;
}

/** A 3:4 card to view, save and share. The saved picture is 1080 × 1440 px in the current theme. */
export function Poster({ poster, label, children, footer, ...rest }: PosterProps) {
  return (
    <div {...rest} ref={poster} role="group" aria-label={label} className={styles.root}>
      <div className={styles.stage}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </div>
  );
}
