import { Field, type FieldTexts } from '../Field/Field.tsx';
import type { InputProps } from '../TextField/TextField.tsx';
import * as styles from './DateField.css.ts';

export interface DateFieldProps extends FieldTexts, Omit<InputProps, 'placeholder'> {
  /** `YYYY-MM-DD`; null while empty or unfinished. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day of the calendar, picked the way the reader's own device does it. */
export function DateField({
  value,
  onValueChange,
  min,
  max,
  name,
  autoComplete,
  required,
  disabled,
  onBlur,
  ref,
  ...texts
}: DateFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.well}>
          <input
            {...control}
            ref={ref}
            className={styles.date}
            type="date"
            min={min}
            max={max}
            name={name}
            autoComplete={autoComplete}
            required={required}
            disabled={disabled}
            value={value ?? ''}
            onChange={(event) => onValueChange(event.target.value === '' ? null : event.target.value)}
            onBlur={() => onBlur?.()}
          />
        </div>
      )}
    </Field>
  );
}
