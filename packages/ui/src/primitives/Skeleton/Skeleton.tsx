import type { Ratio } from '../../styles/ratios.ts';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Skeleton.css.ts';

interface SkeletonText extends RootProps {
  shape: 'text';
  /** Number of text lines; the last is shorter. */
  lines?: 1 | 2 | 3 | 4;
  width?: 'short' | 'half' | 'full';
  ratio?: never;
}

interface SkeletonImage extends RootProps {
  shape: 'image';
  ratio?: Ratio;
  lines?: never;
  width?: never;
}

interface SkeletonShape extends RootProps {
  /** `control` is a button or field, `circle` an avatar. */
  shape: 'control' | 'circle';
  width?: 'short' | 'half' | 'full';
  lines?: never;
  ratio?: never;
}

export type SkeletonProps = SkeletonText | SkeletonImage | SkeletonShape;

/** Placeholder of loading content. Silent: the loading view announces itself once. */
export function Skeleton({ shape, lines = 1, ratio = 'square', width = 'full', ...rest }: SkeletonProps) {
  if (shape === 'image')
    return <span {...rest} aria-hidden className={`${styles.bone({ shape })} ${styles.frame[ratio]}`} />;
  if (shape !== 'text') return <span {...rest} aria-hidden className={styles.bone({ shape, width })} />;
  return (
    <span {...rest} aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone({ shape, width: lines > 1 && line === lines - 1 ? 'half' : width })} />
      ))}
    </span>
  );
}
