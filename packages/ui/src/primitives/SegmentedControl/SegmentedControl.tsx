import { RadioGroup } from 'radix-ui';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> extends RootProps {
  /** Accessible name of the choice. */
  label: string;
  /** Null while it is not known. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Two to five, with short labels. */
  options: readonly { value: Value; label: string; icon?: IconGlyph; disabled?: boolean }[];
  width?: 'content' | 'full';
}

/** One of a few options, all visible. For views of a page use Tabs. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  width = 'full',
  ...rest
}: SegmentedControlProps<Value>) {
  function handleChange(next: string) {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  }
  return (
    <RadioGroup.Root
      {...rest}
      className={styles.track({ width })}
      aria-label={label}
      orientation="horizontal"
      value={value ?? ''}
      onValueChange={handleChange}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={styles.segment}
        >
          {option.icon && <Icon icon={option.icon} size="small" />}
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
