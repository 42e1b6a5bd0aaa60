import { type MouseEvent, type Ref, useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './CodeInput.css.ts';

export interface CodeInputProps extends FieldTexts {
  /** The digits typed so far. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called with the complete code; its promise keeps the field loading until it settles. */
  onComplete?: ((code: string) => void | Promise<void>) | undefined;
  /** 6 digits by default (spec §9). */
  length?: number;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A code from a message. One input with a drawn cell per digit: it has one label, and paste, autofill,
 * backspace and arrows work as in any field, unlike with one input per digit.
 */
export function CodeInput({
  value,
  onValueChange,
  onComplete,
  length = 6,
  name,
  required,
  disabled,
  onBlur,
  ref,
  ...texts
}: CodeInputProps) {
  /** The caret or selection; null without focus. */
  const [selected, setSelected] = useState<readonly [number, number] | null>(null);
  const [pending, setPending] = useState(false);

  function handleType(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits !== value) onValueChange(digits);
    if (digits.length < length || digits === value) return;
    const outcome = onComplete?.(digits);
    if (!(outcome instanceof Promise)) return;
    setPending(true);
    void outcome.finally(() => setPending(false));
  }

  function markCells({ selectionStart, selectionEnd }: HTMLInputElement) {
    setSelected([selectionStart ?? 0, selectionEnd ?? 0]);
  }

  /** The digits are not drawn where the input has them: map the pointer to the cell below it. */
  function handleClick({ nativeEvent, currentTarget }: MouseEvent<HTMLInputElement>) {
    const cell = Math.floor((nativeEvent.offsetX / currentTarget.offsetWidth) * length);
    const start = Math.min(Math.max(cell, 0), value.length);
    currentTarget.setSelectionRange(start, Math.min(start + 1, value.length));
  }

  function stateOf(cell: number): 'caret' | 'selected' | undefined {
    if (!selected) return undefined;
    const [start, end] = selected;
    if (start === end) return cell === Math.min(start, length - 1) ? 'caret' : undefined;
    return cell >= start && cell < end ? 'selected' : undefined;
  }

  return (
    <Field {...texts}>
      {({ 'aria-labelledby': _group, ...control }) => (
        <div className={styles.code} dir="ltr" data-disabled={disabled === true || pending || undefined}>
          <div className={styles.cells} aria-hidden="true">
            {Array.from({ length }, (_, cell) => (
              <span
                // The index is a cell's identity.
                // oxlint-disable-next-line react/no-array-index-key
                key={cell}
                className={styles.cell}
                data-state={stateOf(cell)}
                data-filled={cell < value.length || undefined}
                data-invalid={control['aria-invalid']}
              >
                {value.charAt(cell)}
              </span>
            ))}
          </div>
          <input
            {...control}
            ref={ref}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            name={name}
            aria-required={required}
            disabled={disabled}
            readOnly={pending}
            aria-busy={pending || undefined}
            value={value}
            onChange={(event) => handleType(event.target.value)}
            onClick={handleClick}
            // Programmatic focus selects nothing and reports no selection.
            onFocus={({ currentTarget }) => markCells(currentTarget)}
            onSelect={({ currentTarget }) => markCells(currentTarget)}
            onBlur={() => {
              setSelected(null);
              onBlur?.();
            }}
          />
        </div>
      )}
    </Field>
  );
}
