import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import type { Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means. */
  description?: string | undefined;
  icon?: IconGlyph | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  /** null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  orientation?: 'vertical' | 'horizontal';
  /** `card` frames each option, for the main choices of a page: a delivery, a payment method. */
  variant?: 'plain' | 'card';
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The user left the group: time to validate. */
  onBlur?: (() => void) | undefined;
  /** Receives focus: the selected option, or the first one. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One of a few options that need explanation. Use a SegmentedControl for short ones, a Select for many. */
export function RadioGroup<Value extends string>({
  value,
  onValueChange,
  options,
  orientation = 'vertical',
  variant = 'plain',
  name,
  required = false,
  disabled = false,
  onBlur,
  ref,
  ...texts
}: RadioGroupProps<Value>) {
  const first = options.find((option) => option.value === value) ?? options.find((option) => !option.disabled);

  function handleChange(next: string) {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  }

  return (
    <Field {...texts} labels="group">
      {(control) => (
        <RadixRadioGroup.Root
          {...control}
          className={styles.group({ orientation, variant })}
          orientation={orientation}
          value={value}
          onValueChange={handleChange}
          name={name}
          required={required}
          disabled={disabled}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option) => (
            <Choice
              key={option.value}
              id={`${control.id}-${option.value}`}
              option={option}
              variant={variant}
              checked={option.value === value}
              invalid={control['aria-invalid']}
              disabled={disabled || option.disabled === true}
              controlRef={option === first ? ref : undefined}
            />
          ))}
        </RadixRadioGroup.Root>
      )}
    </Field>
  );
}

interface ChoiceProps {
  id: string;
  option: RadioOption<string>;
  variant: 'plain' | 'card';
  checked: boolean;
  invalid: true | undefined;
  disabled: boolean;
  controlRef: Ref<HTMLButtonElement> | undefined;
}

function Choice({ id, option, variant, checked, invalid, disabled, controlRef }: ChoiceProps) {
  const descriptionId = `${id}-description`;
  return (
    <div className={styles.choice({ variant })} data-disabled={disabled || undefined}>
      <RadixRadioGroup.Item
        ref={controlRef}
        id={id}
        value={option.value}
        disabled={disabled}
        className={styles.control({ variant })}
        aria-describedby={option.description ? descriptionId : undefined}
      >
        <span className={styles.ring} data-checked={checked || undefined} data-invalid={invalid}>
          <RadixRadioGroup.Indicator className={styles.dot} />
        </span>
      </RadixRadioGroup.Item>
      {option.icon && (
        <span className={styles.glyph}>
          <Icon icon={option.icon} />
        </span>
      )}
      <span className={styles.words({ variant })}>
        <label htmlFor={id} className={styles.label} data-disabled={disabled || undefined}>
          {option.label}
        </label>
        {option.description && (
          <span id={descriptionId} className={styles.description}>
            {option.description}
          </span>
        )}
      </span>
    </div>
  );
}
