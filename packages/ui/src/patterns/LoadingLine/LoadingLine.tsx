import * as styles from './LoadingLine.css.ts';

export interface LoadingLineProps {
  /** What is being waited for, for whoever reads the page by ear; it is not announced. */
  label: string;
}

/** A wait of unknown length that belongs to no part of the page, along the window's top edge. Show it for a wait that lasts, not for every call. */
export function LoadingLine({ label }: LoadingLineProps) {
  return (
    // As dark as the bar that it lies on, in both themes.
    <div role="progressbar" aria-label={label} data-theme="dark" className={styles.root}>
      <div className={styles.bar} />
    </div>
  );
}
