import { Progress as RadixProgress } from 'radix-ui';
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
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <RadixProgress.Root
      {...rest}
      className={styles.track({ size })}
      value={share * max}
      max={max > 0 ? max : 1}
      aria-label={label}
      getValueLabel={() => valueText ?? `${Math.round(share * 100)}%`}
    >
      <RadixProgress.Indicator className={styles.bar[tone]} style={{ inlineSize: `${share * 100}%` }} />
    </RadixProgress.Root>
  );
}
