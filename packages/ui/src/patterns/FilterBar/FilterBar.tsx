import { ArrowUpDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as Menu from '../../primitives/Menu/Menu.parts.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FilterChips, type FilterChipsProps } from '../FilterChips/FilterChips.tsx';
import * as styles from './FilterBar.css.ts';
import { type FilterBarFilters, FilterSheet } from './FilterSheet.tsx';
import { useStuck } from './useStuck.ts';

export interface FilterBarSort<Sort extends string> {
  /** "Sort by". */
  label: string;
  options: readonly { value: Sort; label: string }[];
  value: Sort;
  onValueChange: (value: Sort) => void;
}

export interface FilterBarProps<Chip extends string | null, Sort extends string> {
  /** Label of the bar: "Filter and sort toys". */
  label: string;
  /** The most used filter, as chips that scroll sideways. */
  chips?: FilterChipsProps<Chip>;
  sort?: FilterBarSort<Sort>;
  /** The other filters, in a sheet. */
  filters?: FilterBarFilters;
}

/**
 * Filters and sorts a long list; sticks below the NavBar while the list scrolls. For a single choice use FilterChips.
 */
export function FilterBar<Chip extends string | null = null, Sort extends string = string>({
  label,
  chips,
  sort,
  filters,
}: FilterBarProps<Chip, Sort>) {
  const root = useRef<HTMLDivElement>(null);
  const stuck = useStuck(root);
  // Beside chips, a phone only has room for the icons.
  const brief = chips !== undefined;
  return (
    <div ref={root} role="group" aria-label={label} className={styles.root} data-stuck={stuck}>
      {chips !== undefined && (
        <div className={styles.chips}>
          <FilterChips {...chips} />
        </div>
      )}
      {sort !== undefined && <SortMenu sort={sort} brief={brief} />}
      {filters !== undefined && <FilterSheet filters={filters} brief={brief} />}
    </div>
  );
}

function SortMenu<Sort extends string>({ sort, brief }: { sort: FilterBarSort<Sort>; brief: boolean }) {
  const current = sort.options.find((option) => option.value === sort.value)?.label ?? sort.label;
  return (
    <Menu.Root>
      <Menu.Trigger>
        <Button icon={ArrowUpDown} size="small" variant="soft" tone="neutral">
          <VisuallyHidden>{sort.label}: </VisuallyHidden>
          <span className={styles.words({ brief })}>{current}</span>
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.RadioGroup
          label={sort.label}
          value={sort.value}
          onValueChange={sort.onValueChange}
          options={sort.options}
        />
      </Menu.Content>
    </Menu.Root>
  );
}
