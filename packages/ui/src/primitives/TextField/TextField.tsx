import { X } from 'lucide-react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId, useRef } from 'react';
import { CharacterCount } from '../Field/CharacterCount.tsx';
import { type CharacterLimit, lengthError } from '../Field/characterLimit.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinRefs } from '../joinRefs.ts';
import * as styles from './TextField.css.ts';

/** Props every one-line field passes to its input. */
export interface InputProps {
  name?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Announced in words: with `required`, browsers mark an empty field as invalid before it is touched. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The user left the field: time to validate. */
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface TextFieldProps extends FieldTexts, InputProps {
  value: string;
  onValueChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** The phone keyboard, when `type` does not decide it. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | undefined;
  maxLength?: number | undefined;
  /** Counts characters and reports text that is too long, where `maxLength` would cut it off. */
  limit?: CharacterLimit | undefined;
  /** Before the value: an icon or a unit. */
  prefix?: ReactNode;
  /** After the value: a unit or an IconButton. */
  suffix?: ReactNode;
  /** Label of the clear button; without it there is none. */
  clearLabel?: string | undefined;
}

/** One line of text. */
export function TextField({
  value,
  onValueChange,
  type = 'text',
  inputMode,
  maxLength,
  limit,
  prefix,
  suffix,
  clearLabel,
  name,
  placeholder,
  autoComplete,
  required,
  disabled,
  onBlur,
  ref,
  error,
  ...texts
}: TextFieldProps) {
  const countId = useId();
  const input = useRef<HTMLInputElement>(null);

  function handleClear() {
    onValueChange('');
    input.current?.focus();
  }

  return (
    <Field
      {...texts}
      error={error ?? lengthError(value, limit)}
      aside={limit && <CharacterCount id={countId} text={value} limit={limit} />}
    >
      {(control) => (
        <div className={styles.well}>
          {prefix && <span className={styles.aside}>{prefix}</span>}
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], limit && countId].filter(Boolean).join(' ') || undefined}
            ref={joinRefs(input, ref)}
            className={styles.input}
            type={type}
            inputMode={inputMode}
            maxLength={maxLength}
            name={name}
            placeholder={placeholder}
            autoComplete={autoComplete}
            aria-required={required}
            disabled={disabled}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          {clearLabel !== undefined && value !== '' && !disabled && (
            <span className={styles.clear}>
              <IconButton icon={X} label={clearLabel} onPress={handleClear} />
            </span>
          )}
          {suffix && <span className={styles.aside}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
