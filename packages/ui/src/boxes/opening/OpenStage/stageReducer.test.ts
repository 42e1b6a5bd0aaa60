import { describe, expect, it } from 'vitest';
import { type StageAction, type StageState, stageReducer, startStage } from './stageReducer.ts';

function play(results: number, ...actions: StageAction[]): StageState {
  return actions.reduce(stageReducer, startStage(results));
}

const open: StageAction = { type: 'open', plain: false };
const advance: StageAction = { type: 'advance' };

describe('stageReducer', () => {
  it('goes through closed, shaking, opening, revealed', () => {
    expect(play(1).step).toBe('closed');
    expect(play(1, open).step).toBe('shaking');
    expect(play(1, open, advance).step).toBe('opening');
    expect(play(1, open, advance, advance).step).toBe('revealed');
  });

  it('shows a single prize as soon as the box is open', () => {
    expect(play(1, open, advance, advance).seen).toEqual([true]);
  });

  it('deals several prizes face down', () => {
    expect(play(3, open, advance, advance).seen).toEqual([false, false, false]);
  });

  it('flips one prize and keeps it seen', () => {
    const flipped = play(3, open, advance, advance, { type: 'flip', position: 1 }, { type: 'flip', position: 1 });
    expect(flipped).toMatchObject({ seen: [false, true, false], shown: 1 });
  });

  it('flips nothing before the box is open', () => {
    expect(play(3, open, { type: 'flip', position: 0 }).seen).toEqual([false, false, false]);
  });

  it('shows everything when skipped at any step', () => {
    for (const before of [[], [open], [open, advance], [open, advance, advance]]) {
      expect(play(5, ...before, { type: 'showAll' })).toMatchObject({
        step: 'revealed',
        seen: [true, true, true, true, true],
        shown: 'all',
      });
    }
  });

  it('reveals everything without a show with reduced motion', () => {
    expect(play(5, { type: 'open', plain: true })).toMatchObject({
      step: 'revealed',
      seen: [true, true, true, true, true],
      shown: 'all',
    });
  });

  it('opens only once', () => {
    const revealed = play(2, open, advance, advance);
    expect(stageReducer(revealed, open)).toBe(revealed);
    expect(stageReducer(revealed, advance)).toBe(revealed);
  });
});
