import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOfStep } from './stateOfStep.ts';

function statesOf(count: number, current: number, failed: boolean) {
  return Array.from({ length: count }, (_, place) => stateOfStep(place, current, failed));
}

describe('stateOfStep', () => {
  it('goes from done to current to upcoming', () => {
    expect(statesOf(4, 1, false)).toEqual(['done', 'current', 'coming', 'coming']);
    expect(statesOf(4, 1, true)).toEqual(['done', 'failed', 'coming', 'coming']);
    expect(statesOf(3, 0, false)).toEqual(['current', 'coming', 'coming']);
    expect(statesOf(3, 3, false)).toEqual(['done', 'done', 'done']);
  });

  it('never has more than one current step', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), fc.boolean(), (count, current, failed) => {
        const states = statesOf(count, current, failed);
        const atHand = states.filter((state) => state === 'current' || state === 'failed');
        expect(atHand).toHaveLength(current < count ? 1 : 0);
        expect(states.filter((state) => state === 'done')).toHaveLength(Math.min(current, count));
      }),
    );
  });
});
