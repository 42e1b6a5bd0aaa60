import { useId } from 'react';
import type { IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './FilterChips.css.ts';

export interface FilterChip<Value> {
  value: Value;
  label: string;
  icon?: IconGlyph | undefined;
}

export interface FilterChipsProps<Value extends string | null> {
  /** What the filter selects, for screen readers. */
  label: string;
  /** `null` as a value usually means "all". Null until known: gray chips keep the place. */
  options: readonly FilterChip<Value>[] | null;
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Selects one of a few filters; scrolls sideways on overflow. */
export function FilterChips<Value extends string | null>({
  label,
  options,
  value,
  onValueChange,
}: FilterChipsProps<Value>) {
  const name = useId();
  if (options === null) return <GreyChips />;
  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {options.map((option) => (
        <label key={option.value ?? ''} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            className={styles.input}
            onChange={(event) => {
              event.currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' });
              onValueChange(option.value);
            }}
          />
          <span className={styles.face} data-selected={option.value === value}>
            {option.icon !== undefined && <Icon icon={option.icon} size="small" />}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Silent, like every skeleton. */
function GreyChips() {
  return (
    <div aria-hidden className={styles.root}>
      {Array.from({ length: 4 }, (_, place) => (
        <span key={place} className={styles.chip}>
          <span className={styles.grey} />
        </span>
      ))}
    </div>
  );
}
