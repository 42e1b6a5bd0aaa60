import type { RootProps } from '../RootProps.ts';
import type { Size } from '../vocabulary.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends RootProps {
  size?: Size;
  /** Label of the wait; without it the spinner is decorative. */
  label?: string;
}

/** An indeterminate wait. If the shape of the content is known, use Skeleton. */
export function Spinner({ size = 'standard', label, ...rest }: SpinnerProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...naming} {...rest} className={styles.spinner({ size })} />;
}
