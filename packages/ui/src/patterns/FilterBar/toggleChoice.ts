import type { FilterChoice, FilterGroup } from './FilterChoice.ts';

/** Returns the choice after a click: toggled in a multiple group, replaced in a single one. */
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
