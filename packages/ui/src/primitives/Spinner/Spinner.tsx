import type { RootProps } from '../RootProps.ts';
import type { Size } from '../vocabulary.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends RootProps {
  size?: Size;
  /** What is being waited for; without it the spinner is decoration of a thing that says so itself. */
  label?: string;
}

/** A wait of unknown length; where the shape of what comes is known, use Skeleton. */
export function Spinner({ size = 'standard', label, ...rest }: SpinnerProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...naming} {...rest} className={styles.spinner({ size })} />;
}
