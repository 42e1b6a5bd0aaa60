import type { RootProps } from '../RootProps.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends RootProps {
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** What is progressing, for screen readers. */
  label: string;
  /** Its value in words, when a percentage says too little: "12 of 80 tickets left". */
  valueText?: string;
  tone?: 'accent' | 'positive' | 'caution' | 'critical';
  size?: 'small' | 'standard';
}

/** How much of a known amount is done or left. */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  tone = 'accent',
  size = 'standard',
  ...rest
}: ProgressProps) {
  'use no memo';
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const most = max > 0 ? max : 1;
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={share * most}
      aria-valuetext={valueText ?? `${Math.round(share * 100)}%`}
      className={styles.track({ size })}
    >
      <div className={styles.bar[tone]} style={{ transform: `translateX(${100 * share - 100}%)` }} />
    </div>
  );
}

Progress.inPlace = true;
