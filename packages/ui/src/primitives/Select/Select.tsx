import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { type Ref, useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { styleNonce } from '../styleNonce.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string> {
  /** Never empty: null means no choice. */
  value: Value;
  label: string;
  /** A second line, smaller. */
  description?: string | undefined;
  icon?: IconGlyph | undefined;
  disabled?: boolean | undefined;
}

export interface SelectGroup<Value extends string> {
  /** What its options have in common. */
  label: string;
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string> extends FieldTexts {
  /** null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** Placeholder of the field. */
  placeholder: string;
  name?: string | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The user left the field and its list: time to validate. */
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One of many options: a bank, a province, a reason. For a few use a RadioGroup or a SegmentedControl. */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  name,
  autoComplete,
  required = false,
  disabled = false,
  onBlur,
  ref,
  ...texts
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  const flat = options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
  const chosen = flat.find((option) => option.value === value);

  function handleChange(next: string) {
    const option = flat.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  }

  return (
    <Field {...texts}>
      {({ 'aria-labelledby': _group, ...control }) => (
        <RadixSelect.Root
          open={open}
          onOpenChange={setOpen}
          value={chosen?.value ?? ''}
          onValueChange={handleChange}
          {...(name === undefined ? {} : { name })}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          required={required}
          disabled={disabled}
        >
          <RadixSelect.Trigger
            {...control}
            ref={ref}
            className={styles.trigger}
            // Its open list hides the rest of the page from screen readers: nothing there may be focusable.
            tabIndex={open ? -1 : 0}
            onBlur={() => {
              if (!open) onBlur?.();
            }}
          >
            {chosen?.icon && <Icon icon={chosen.icon} />}
            <span className={styles.value}>
              <RadixSelect.Value placeholder={placeholder}>{chosen?.label}</RadixSelect.Value>
            </span>
            <RadixSelect.Icon className={styles.chevron} data-open={open || undefined}>
              <Icon icon={ChevronDown} />
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content className={styles.content} position="popper">
              <RadixSelect.ScrollUpButton className={styles.more}>
                <Icon icon={ChevronUp} size="small" />
              </RadixSelect.ScrollUpButton>
              <RadixSelect.Viewport className={styles.list} nonce={styleNonce()}>
                {options.map((entry) =>
                  'options' in entry ? (
                    <RadixSelect.Group key={entry.label} className={styles.group}>
                      <RadixSelect.Label className={styles.groupLabel}>{entry.label}</RadixSelect.Label>
                      {entry.options.map((option) => (
                        <Option key={option.value} option={option} />
                      ))}
                    </RadixSelect.Group>
                  ) : (
                    <Option key={entry.value} option={entry} />
                  ),
                )}
              </RadixSelect.Viewport>
              <RadixSelect.ScrollDownButton className={styles.more}>
                <Icon icon={ChevronDown} size="small" />
              </RadixSelect.ScrollDownButton>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </Field>
  );
}

function Option({ option }: { option: SelectOption<string> }) {
  return (
    <RadixSelect.Item
      className={styles.option}
      value={option.value}
      disabled={option.disabled ?? false}
      textValue={option.label}
    >
      {option.icon && <Icon icon={option.icon} />}
      <span className={styles.words}>
        <RadixSelect.ItemText>
          {option.label}
          {option.description && <span className={styles.description}>{option.description}</span>}
        </RadixSelect.ItemText>
      </span>
      <RadixSelect.ItemIndicator className={styles.tick}>
        <Icon icon={Check} />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
