import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './TextField.css.ts';

/** What every one-line field passes to its input. */
export interface InputProps {
  name?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The reader left the field: time to check it. */
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface TextFieldProps extends FieldTexts, InputProps {
  value: string;
  onValueChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** The keyboard a phone shows, where `type` does not settle it. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | undefined;
  maxLength?: number | undefined;
  /** Before the value: an icon or a unit. */
  prefix?: ReactNode;
  /** After the value: a unit or an IconButton. */
  suffix?: ReactNode;
}

/** One line of text. */
export function TextField({
  value,
  onValueChange,
  type = 'text',
  inputMode,
  maxLength,
  prefix,
  suffix,
  name,
  placeholder,
  autoComplete,
  required,
  disabled,
  onBlur,
  ref,
  ...texts
}: TextFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.well}>
          {prefix && <span className={styles.aside}>{prefix}</span>}
          <input
            {...control}
            ref={ref}
            className={styles.input}
            type={type}
            inputMode={inputMode}
            maxLength={maxLength}
            name={name}
            placeholder={placeholder}
            autoComplete={autoComplete}
            required={required}
            disabled={disabled}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          {suffix && <span className={styles.aside}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
