import { createHash } from 'node:crypto';
import { type Mutant, nameOf } from './Mutant.ts';

/** Picks some of the mutants by seed, in the order of their files, so that the test that killed one is tried first on the next. */
export function sampleMutants(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const rank = (mutant: Mutant): string =>
    createHash('sha256')
      .update(`${seed} ${mutant.line} ${nameOf(mutant)}`)
      .digest('hex');
  const chosen = new Set(mutants.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, size));
  return mutants.filter((mutant) => chosen.has(mutant));
}
