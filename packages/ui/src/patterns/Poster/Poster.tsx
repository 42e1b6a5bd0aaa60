import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/RootProps.ts';
import type { PosterHandle } from './usePoster.ts';
import * as styles from './Poster.css.ts';

export interface PosterProps extends RootProps {
  /** Of `usePoster()`, which saves it. */
  poster: PosterHandle;
  /** What it is, read aloud. */
  label: string;
  /** What stands on the stage: a toy and a few words. What has no room is cut off, as on the saved picture. */
  children: ReactNode;
  /** Its dark foot: who invites, and a small QrCode. */
  footer?: ReactNode;
}

/** A card of 3 to 4 to be looked at, saved as a picture and sent on. The saved picture is 1080 × 1440 px in the theme that is shown. */
export function Poster({ poster, label, children, footer, ...rest }: PosterProps) {
  return (
    <div {...rest} ref={poster} role="group" aria-label={label} className={styles.root}>
      <div className={styles.stage}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </div>
  );
}
