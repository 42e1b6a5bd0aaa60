import type { FilterChoice, FilterGroup } from './FilterChoice.ts';

/** The choice after an option was pressed: turned over in a group of several, in the others' place in a group of one. */
export function toggleChoice(
  chosen: FilterChoice,
  group: Pick<FilterGroup, 'id' | 'multiple'>,
  value: string,
): FilterChoice {
  const before = chosen[group.id] ?? [];
  if (group.multiple !== true) return { ...chosen, [group.id]: [value] };
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return { ...chosen, [group.id]: after };
}
