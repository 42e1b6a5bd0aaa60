export type StepState = 'done' | 'current' | 'coming' | 'failed';

/** State of the step at a place, by the place of the current one: before it all is done, after it nothing is; past the last, all is done. */
export function stateOfStep(place: number, current: number, failed: boolean): StepState {
  if (place < current) return 'done';
  if (place > current) return 'coming';
  return failed ? 'failed' : 'current';
}
