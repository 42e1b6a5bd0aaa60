import { TextField } from '@mcy/ui/primitives';
import { useRef } from 'react';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { useBoundField } from '../../../fields/useBoundField.ts';
import { groupDigits, placeAfterDigits } from './groupDigits.ts';

/** As many digits as an account of a bank has at most. */
const mostDigits = 19;

/** An account's digits, in groups of four while one types, as on the card. */
export function CardNumberField({ name, label, hint, required, autoComplete = 'off' }: FieldProps) {
  const { ref, value, onValueChange, ...field } = useBoundField<string>(name);
  const input = useRef<HTMLInputElement>(null);

  function handleType(typed: string) {
    const element = input.current;
    const before = digitsOf(typed.slice(0, element?.selectionStart ?? typed.length)).length;
    onValueChange(digitsOf(typed).slice(0, mostDigits));
    // Only then does the field hold what it will: the spaces that come and go must not carry the caret away.
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
