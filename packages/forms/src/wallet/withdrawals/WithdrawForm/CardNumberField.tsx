import { TextField } from '@mcy/ui/primitives';
import { useRef } from 'react';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { useBoundField } from '../../../fields/useBoundField.ts';
import { groupDigits, placeAfterDigits } from './groupDigits.ts';

/** Longest account number of any bank. */
const mostDigits = 19;

/** Account digits in groups of four while typing, as on a card. */
export function CardNumberField({ name, label, hint, required, autoComplete = 'off' }: FieldProps) {
  const { ref, value, onValueChange, ...field } = useBoundField<string>(name);
  const input = useRef<HTMLInputElement>(null);

  function handleType(typed: string) {
    const element = input.current;
    const before = digitsOf(typed.slice(0, element?.selectionStart ?? typed.length)).length;
    onValueChange(digitsOf(typed).slice(0, mostDigits));
    // The field has its final value only now; the changing spaces must not move the caret.
    queueMicrotask(() => {
      const caret = placeAfterDigits(element?.value ?? '', before);
      element?.setSelectionRange(caret, caret);
    });
  }

  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element;
        ref(element);
      }}
      label={label}
      hint={hint}
      required={required}
      autoComplete={autoComplete}
      inputMode="numeric"
      value={groupDigits(value)}
      onValueChange={handleType}
    />
  );
}

function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}
