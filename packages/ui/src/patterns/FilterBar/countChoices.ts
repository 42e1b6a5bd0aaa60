import type { FilterChoice } from './FilterChoice.ts';

/** How many options are chosen, over all groups. */
export function countChoices(chosen: FilterChoice): number {
  return Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
}
