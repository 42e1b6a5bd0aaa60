import { useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { chip, face, input } from '../FilterChips/FilterChips.css.ts';
import * as styles from './FilterBar.css.ts';
import type { FilterGroup } from './FilterChoice.ts';

export interface ChipGroupProps {
  group: FilterGroup;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** A group of filters with all its options visible. */
export function ChipGroup({ group, chosen, onToggle }: ChipGroupProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.label}</legend>
      <div className={styles.options}>
        {group.options.map((option) => {
          const selected = chosen.includes(option.value);
          return (
            <label key={option.value} className={chip}>
              <input
                type={group.multiple === true ? 'checkbox' : 'radio'}
                name={name}
                checked={selected}
                className={input}
                onChange={() => onToggle(option.value)}
              />
              <span className={face} data-selected={selected}>
                {option.icon !== undefined && <Icon icon={option.icon} size="small" />}
                {option.label}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
