import type { Ratio } from '../../styles/ratios.ts';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Skeleton.css.ts';

interface SkeletonText extends RootProps {
  shape: 'text';
  /** Number of text lines; the last is shorter. */
  lines?: 1 | 2 | 3 | 4;
  width?: 'short' | 'half' | 'full';
  ratio?: never;
  size?: never;
}

interface SkeletonImage extends RootProps {
  shape: 'image';
  ratio?: Ratio;
  lines?: never;
  width?: never;
  size?: never;
}

interface SkeletonControl extends RootProps {
  /** A button or field. */
  shape: 'control';
  width?: 'short' | 'half' | 'full';
  lines?: never;
  ratio?: never;
  size?: never;
}

interface SkeletonCircle extends RootProps {
  /** An avatar. */
  shape: 'circle';
  size?: 'standard' | 'large';
  width?: never;
  lines?: never;
  ratio?: never;
}

export type SkeletonProps = SkeletonText | SkeletonImage | SkeletonControl | SkeletonCircle;

/** Placeholder of loading content. Silent: the loading view announces itself once. */
export function Skeleton({
  shape,
  lines = 1,
  ratio = 'square',
  width = 'full',
  size = 'standard',
  ...rest
}: SkeletonProps) {
  if (shape === 'image')
    return <span {...rest} aria-hidden className={`${styles.bone({ shape })} ${styles.frame[ratio]}`} />;
  if (shape === 'circle') return <span {...rest} aria-hidden className={styles.bone({ shape, size })} />;
  if (shape === 'control') return <span {...rest} aria-hidden className={styles.bone({ shape, width })} />;
  return (
    <span {...rest} aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone({ shape, width: lines > 1 && line === lines - 1 ? 'half' : width })} />
      ))}
    </span>
  );
}
