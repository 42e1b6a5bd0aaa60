/** How many faces a group shows before it counts the rest (spec §9). */
const mostFaces = 5;

/** The first faces of a group, and how many people stand behind them. `total` counts those who were not handed over as well. */
export function splitGroup<Person>(
  people: readonly Person[],
  total: number = people.length,
): { shown: readonly Person[]; rest: number } {
  const shown = people.slice(0, mostFaces);
  return { shown, rest: Math.max(total, people.length) - shown.length };
}
