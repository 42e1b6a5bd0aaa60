import { useLayoutEffect, useRef } from 'react';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { joinRefs } from '../joinRefs.ts';
import type { InputProps } from '../TextField/TextField.tsx';
import * as styles from './MoneyField.css.ts';

export interface MoneyFieldProps extends FieldTexts, Omit<InputProps, 'autoComplete'> {
  /** An integer in the smallest unit; null while empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** The currency's name, shown after the amount. */
  unit: string;
}

/** Most digits a JavaScript integer holds exactly. */
const mostDigits = 15;

/** An amount of money: digits only, with dotted thousands while typing. */
export function MoneyField({
  value,
  onValueChange,
  unit,
  name,
  placeholder,
  required,
  disabled,
  onBlur,
  ref,
  ...texts
}: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(null);

  // Changing dots must not move the caret away from its digit.
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === null || !input.current) return;
    const caret = placeAfterDigits(input.current.value, digitsBeforeCaret.current);
    input.current.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  });

  function handleType(element: HTMLInputElement) {
    const digits = digitsOf(element.value).slice(0, mostDigits);
    digitsBeforeCaret.current = digitsOf(element.value.slice(0, element.selectionStart ?? undefined)).length;
    onValueChange(digits === '' ? null : Number(digits));
  }

  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.well}>
          <input
            {...control}
            ref={joinRefs(input, ref)}
            className={styles.amount}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            placeholder={placeholder}
            aria-required={required}
            disabled={disabled}
            value={value === null ? '' : formatMoney(value)}
            onChange={(event) => handleType(event.target)}
            onBlur={() => onBlur?.()}
          />
          <span className={styles.aside}>{unit}</span>
        </div>
      )}
    </Field>
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Returns the position in a dotted amount right after its n-th digit. */
function placeAfterDigits(amount: string, digits: number): number {
  let seen = 0;
  let place = 0;
  while (place < amount.length && seen < digits) {
    if (/\d/.test(amount.charAt(place))) seen += 1;
    place += 1;
  }
  return place;
}
