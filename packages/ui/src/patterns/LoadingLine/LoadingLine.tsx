import * as styles from './LoadingLine.css.ts';

export interface LoadingLineProps {
  /** Label for screen readers; it is not announced. */
  label: string;
}

/**
 * An indeterminate wait that belongs to no part of the page, along the window's top edge. Show it for long waits, not
 * for every call.
 */
export function LoadingLine({ label }: LoadingLineProps) {
  return (
    // As dark as the bar it covers, in both themes.
    <div role="progressbar" aria-label={label} data-theme="dark" className={styles.root}>
      <div className={styles.bar} />
    </div>
  );
}
