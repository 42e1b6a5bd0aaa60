import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { InputProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends FieldTexts, InputProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Lets a password manager fill in the current one, or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A password, hidden until the user asks to see it. */
export function PasswordField({
  value,
  onValueChange,
  autoComplete,
  showLabel,
  hideLabel,
  name,
  placeholder,
  required,
  disabled,
  onBlur,
  ref,
  ...texts
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.well}>
          <input
            {...control}
            ref={ref}
            className={styles.input}
            type={shown ? 'text' : 'password'}
            name={name}
            placeholder={placeholder}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-required={required}
            disabled={disabled}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          <span className={styles.toggle}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? hideLabel : showLabel}
              disabled={disabled}
              onPress={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
