import { Check, CircleAlert, Minus } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends RootProps {
  /** The statement to agree to; may contain links. */
  label: ReactNode;
  /** `indeterminate` for a partly ticked group; a click then ticks all. */
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  error?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A yes-or-no choice that is submitted later. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  error,
  name,
  required,
  disabled,
  onBlur,
  ref,
  id,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  return (
    <div {...rest} className={styles.root}>
      <div className={styles.line}>
        <RadixCheckbox.Root
          ref={ref}
          id={controlId}
          className={styles.control}
          checked={checked}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          name={name}
          required={required}
          disabled={disabled}
          onBlur={() => onBlur?.()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          <span
            className={styles.box}
            data-checked={checked !== false || undefined}
            data-invalid={error ? true : undefined}
          >
            <RadixCheckbox.Indicator>
              <Icon icon={checked === 'indeterminate' ? Minus : Check} size="small" />
            </RadixCheckbox.Indicator>
          </span>
        </RadixCheckbox.Root>
        <label htmlFor={controlId} className={styles.label} data-disabled={disabled === true ? true : undefined}>
          {label}
        </label>
      </div>
      <div id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon icon={CircleAlert} size="small" />
            <span>{error}</span>
          </>
        )}
      </div>
    </div>
  );
}
