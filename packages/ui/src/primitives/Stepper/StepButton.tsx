import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as styles from './Stepper.css.ts';
import { useHoldToRepeat } from './useHoldToRepeat.ts';

interface StepButtonProps {
  icon: IconGlyph;
  label: string;
  /** Looks disabled but keeps focus, and a click explains why. */
  atEnd: boolean;
  disabled: boolean;
  onStep: () => void;
}

/** One less or one more; repeats while held. */
export function StepButton({ icon, label, atEnd, disabled, onStep }: StepButtonProps) {
  const presses = useHoldToRepeat(onStep);
  return (
    <button
      {...presses}
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={atEnd || undefined}
      disabled={disabled}
    >
      <Icon icon={icon} />
    </button>
  );
}
