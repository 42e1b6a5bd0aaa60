/** Most pictures a group shows (spec §9). */
const mostFaces = 5;

/** Returns the first people of a group and the number of others. `total` includes those not passed. */
export function splitGroup<Person>(
  people: readonly Person[],
  total: number = people.length,
): { shown: readonly Person[]; rest: number } {
  const shown = people.slice(0, mostFaces);
  return { shown, rest: Math.max(total, people.length) - shown.length };
}
