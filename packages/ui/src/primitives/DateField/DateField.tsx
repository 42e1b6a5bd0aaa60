import { CalendarDays } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinRefs } from '../joinRefs.ts';
import type { InputProps } from '../TextField/TextField.tsx';
import * as styles from './DateField.css.ts';
import { type DayOrder, isDay, maskDay, readDay, settleDay, writeDay } from './dayText.ts';

export interface DateFieldProps extends FieldTexts, Omit<InputProps, 'placeholder'> {
  /** `YYYY-MM-DD`; null while empty or incomplete. */
  value: string | null;
  /** Also called with a complete but invalid day, such as 31 February: the form's rule reports it. */
  onValueChange: (value: string | null) => void;
  /** Order of a date in the user's language. */
  order: DayOrder;
  /** Placeholder: `dd/mm/yyyy`. */
  placeholder: string;
  /** Label of the calendar button. */
  calendarLabel: string;
  /** First and last day in the calendar, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A day, typed in the order of the user's language or picked from the device's calendar.
 * A date input alone uses the browser's language, which can swap day and month.
 */
export function DateField({
  value,
  onValueChange,
  order,
  placeholder,
  calendarLabel,
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
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  // The input stays while it means the value; a value from outside replaces it.
  const text = readDay(typed, order) === value ? typed : value === null ? '' : writeDay(value, order);

  // Changing slashes must not move the caret away from its digit.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function take(next: string) {
    setTyped(next);
    const day = readDay(next, order);
    if (day !== value) onValueChange(day);
  }

  function handleType(element: HTMLInputElement) {
    caret.current = maskDay(element.value.slice(0, element.selectionStart ?? undefined), order).length;
    take(maskDay(element.value, order));
  }

  function handleLeave() {
    if (text !== '') take(settleDay(text));
    onBlur?.();
  }

  return (
    <Field {...texts}>
      {({ 'aria-labelledby': _group, ...control }) => (
        <div className={styles.well}>
          <input
            {...control}
            ref={joinRefs(input, ref)}
            className={styles.date}
            type="text"
            inputMode="numeric"
            name={name}
            placeholder={placeholder}
            autoComplete={autoComplete}
            aria-required={required}
            disabled={disabled}
            value={text}
            onChange={(event) => handleType(event.target)}
            onBlur={handleLeave}
          />
          <span className={styles.calendar}>
            {/* Hidden from users: holds the device's calendar, which the button opens. */}
            <input
              ref={calendar}
              className={styles.picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              min={min}
              max={max}
              disabled={disabled}
              value={value !== null && isDay(value) ? value : ''}
              onChange={(event) => take(maskDay(event.target.value, order))}
            />
            <IconButton
              icon={CalendarDays}
              label={calendarLabel}
              disabled={disabled}
              onPress={() => calendar.current?.showPicker()}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
