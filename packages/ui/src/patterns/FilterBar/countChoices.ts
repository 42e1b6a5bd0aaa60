import type { FilterChoice } from './FilterChoice.ts';

/** Counts the selected options of all groups. */
export function countChoices(chosen: FilterChoice): number {
  return Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
}
