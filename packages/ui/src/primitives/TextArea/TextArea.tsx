import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';
import { CharacterCount } from '../Field/CharacterCount.tsx';
import { type CharacterLimit, lengthError } from '../Field/characterLimit.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts {
  value: string;
  onValueChange: (value: string) => void;
  /** 140 characters by default (spec §9). Text that is too long is reported, never cut off. */
  limit: CharacterLimit;
  name?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The user left the field: time to validate. */
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A few lines of text: a note to the shop, a review, an answer. Grows with its text. */
export function TextArea({
  value,
  onValueChange,
  limit,
  name,
  placeholder,
  autoComplete,
  required,
  disabled,
  onBlur,
  ref,
  error,
  ...texts
}: TextAreaProps) {
  const countId = useId();
  return (
    <Field
      {...texts}
      error={error ?? lengthError(value, limit)}
      aside={<CharacterCount id={countId} text={value} limit={limit} />}
    >
      {(control) => (
        <div className={styles.well} data-replica={value}>
          <textarea
            {...control}
            aria-describedby={[control['aria-describedby'], countId].filter(Boolean).join(' ')}
            ref={ref}
            className={styles.text}
            name={name}
            placeholder={placeholder}
            autoComplete={autoComplete}
            aria-required={required}
            disabled={disabled}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
        </div>
      )}
    </Field>
  );
}
