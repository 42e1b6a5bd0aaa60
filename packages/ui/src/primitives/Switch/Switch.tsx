import { CircleAlert } from 'lucide-react';
import { Switch as RadixSwitch } from 'radix-ui';
import { type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { usePress } from '../usePress.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends RootProps {
  label: string;
  /** Its effect when on. */
  description?: string | undefined;
  checked: boolean;
  /** Its promise keeps the switch loading until it settles. */
  onCheckedChange: (checked: boolean) => void | Promise<void>;
  error?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A setting that takes effect at once. For a choice that is submitted later use Checkbox. */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  error,
  name,
  disabled = false,
  onBlur,
  ref,
  id,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const { pending, run } = usePress(() => onCheckedChange(!checked));
  const describedBy = [description ? descriptionId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div {...rest} className={styles.root}>
      <div className={styles.line} data-disabled={disabled || undefined}>
        <span className={styles.words}>
          <label htmlFor={controlId} className={styles.label}>
            {label}
          </label>
          {description && (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          )}
        </span>
        <RadixSwitch.Root
          ref={ref}
          id={controlId}
          className={styles.control}
          checked={checked}
          onCheckedChange={() => {
            if (!pending) run();
          }}
          name={name}
          disabled={disabled}
          onBlur={() => onBlur?.()}
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          aria-describedby={describedBy || undefined}
        >
          <span className={styles.track} data-checked={checked || undefined} data-invalid={error ? true : undefined}>
            <RadixSwitch.Thumb className={styles.thumb}>{pending && <Spinner size="small" />}</RadixSwitch.Thumb>
          </span>
        </RadixSwitch.Root>
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
