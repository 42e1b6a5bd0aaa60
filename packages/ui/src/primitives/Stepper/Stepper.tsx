import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';
import { StepButton } from './StepButton.tsx';

export interface StepperProps extends FieldTexts {
  /** An integer between `min` and `max`. */
  value: number;
  onValueChange: (value: number) => void;
  /** 1 by default (spec §5). */
  min?: number | undefined;
  max: number;
  /** Messages at the limits (spec §5: the maximum is stated). */
  minText: string;
  maxText: string;
  /** Labels of the buttons. */
  decreaseLabel: string;
  increaseLabel: string;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Enough digits for any quantity. */
const mostDigits = 6;
const pageOfSteps = 10;

/** A quantity: one less, a typed number, one more. */
export function Stepper({
  value,
  onValueChange,
  min = 1,
  max,
  minText,
  maxText,
  decreaseLabel,
  increaseLabel,
  name,
  disabled = false,
  onBlur,
  ref,
  hint,
  error,
  ...texts
}: StepperProps) {
  /** The current input, which may not be a valid number yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [end, setEnd] = useState<'min' | 'max' | null>(null);
  const [spoken, setSpoken] = useState('');

  const endText = end === null ? undefined : end === 'min' ? minText : maxText;
  const outOfRange = typed !== null && typed !== '' && (Number(typed) < min || Number(typed) > max);

  function take(wanted: number): number {
    const taken = Math.min(max, Math.max(min, wanted));
    if (taken !== value) onValueChange(taken);
    return taken;
  }

  function stepTo(wanted: number) {
    const taken = take(wanted);
    setTyped(null);
    // The maximum is announced on reaching it, because no button shows it; the minimum when going below it.
    setEnd(wanted < min ? 'min' : taken === max ? 'max' : null);
    return taken;
  }

  function handlePress(by: number) {
    setSpoken(String(stepTo(value + by)));
  }

  function handleType(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, mostDigits);
    const wanted = Number(digits);
    setTyped(digits);
    if (digits === '') return;
    setEnd(wanted < min ? 'min' : wanted > max ? 'max' : null);
    if (wanted >= min && wanted <= max) take(wanted);
  }

  function handleLeave() {
    if (typed !== null && typed !== '') take(Number(typed));
    setTyped(null);
    onBlur?.();
  }

  function handleKey(event: KeyboardEvent) {
    const wanted = wantedByKey(event.key, { value, min, max });
    if (wanted === undefined) return;
    event.preventDefault();
    stepTo(wanted);
  }

  return (
    <Field {...texts} hint={endText ?? hint} error={error ?? (outOfRange ? endText : undefined)}>
      {({ 'aria-labelledby': _group, ...control }) => (
        <div className={styles.stepper} data-invalid={control['aria-invalid']} data-disabled={disabled || undefined}>
          <StepButton
            icon={Minus}
            label={decreaseLabel}
            atEnd={value <= min}
            disabled={disabled}
            onStep={() => handlePress(-1)}
          />
          <input
            {...control}
            ref={ref}
            className={styles.number}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            name={name}
            disabled={disabled}
            value={typed ?? String(value)}
            onChange={(event) => handleType(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={handleLeave}
            onKeyDown={handleKey}
          />
          <StepButton
            icon={Plus}
            label={increaseLabel}
            atEnd={value >= max}
            disabled={disabled}
            onStep={() => handlePress(1)}
          />
          <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** Returns the value a spin button key asks for; undefined for keys that edit text. */
function wantedByKey(key: string, { value, min, max }: { value: number; min: number; max: number }) {
  switch (key) {
    case 'ArrowUp':
      return value + 1;
    case 'ArrowDown':
      return value - 1;
    case 'PageUp':
      return value + pageOfSteps;
    case 'PageDown':
      return value - pageOfSteps;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
