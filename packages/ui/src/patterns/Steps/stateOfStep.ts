export type StepState = 'done' | 'current' | 'coming' | 'failed';

/**
 * Returns the state of a step by the index of the current one: earlier ones are done, later ones upcoming; past the
 * last, all are done.
 */
export function stateOfStep(place: number, current: number, failed: boolean): StepState {
  if (place < current) return 'done';
  if (place > current) return 'coming';
  return failed ? 'failed' : 'current';
}
