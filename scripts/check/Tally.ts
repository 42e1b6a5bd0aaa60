/** How many checks or tests passed, and which failed. */
export interface Tally {
  passed: number;
  /** One line per failure: where it is and what it says. */
  failures: readonly string[];
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}
