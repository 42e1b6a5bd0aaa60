import { RadioGroup } from 'radix-ui';
import type { Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { StarGlyph } from '../Stars/StarGlyph.tsx';
import * as styles from './StarInput.css.ts';

export interface StarInputProps extends Omit<FieldTexts, 'labelHidden'> {
  /** From 1 to 5; null while nothing is chosen. */
  value: number | null;
  onValueChange: (value: number) => void;
  /** What each number of stars is called, beginning with one: "1 star". */
  names: readonly [string, string, string, string, string];
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The user left the group: time to validate. */
  onBlur?: (() => void) | undefined;
  /** Receives focus: the chosen star, or the first one. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Chooses one to five stars: a group of radio buttons whose stars are full up to the chosen one. */
export function StarInput({
  value,
  onValueChange,
  names,
  name,
  required = false,
  disabled = false,
  onBlur,
  ref,
  ...texts
}: StarInputProps) {
  const chosen = value ?? 0;
  return (
    <Field {...texts} labels="group" aside={names[chosen - 1]}>
      {(control) => (
        <RadioGroup.Root
          {...control}
          className={styles.row}
          orientation="horizontal"
          value={value === null ? '' : String(value)}
          onValueChange={(next) => onValueChange(Number(next))}
          name={name}
          required={required}
          disabled={disabled}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {names.map((label, index) => (
            <RadioGroup.Item
              key={label}
              ref={index + 1 === Math.max(chosen, 1) ? ref : undefined}
              value={String(index + 1)}
              aria-label={label}
              className={styles.star}
            >
              <StarGlyph filled={index < chosen} size="large" />
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      )}
    </Field>
  );
}
